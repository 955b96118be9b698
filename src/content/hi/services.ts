import type * as en from '#content/services.ts'
import type { Words } from '#lib/language.ts'

/** Forms of a name in a sentence that differ from the title. `src/content/grammar/hindi-forms.ts` inserts them. */
type Forms = {
  /** Before a postposition. */
  oblique?: string
  /** After a place: "लखनऊ में …". */
  inPlace?: string
  /** The word for one provider, if it differs from the plural `agents`. */
  agent?: string
  agents: string
}

/** The embedded catalogue also uses these names. */
export const services = {
  plumbing: {
    title: 'प्लंबिंग',
    summary: 'टपकते नल, जाम नालियाँ, पाइप, टंकी और बाथरूम की फ़िटिंग',
    agents: 'प्लंबर',
  },
  electrician: {
    title: 'बिजली का काम',
    summary: 'स्विच, सॉकेट, पंखे, लाइट, वायरिंग और बार-बार गिरती MCB',
    oblique: 'बिजली के काम',
    agents: 'बिजली मिस्त्री',
  },
  'ac-repair': {
    title: 'AC रिपेयर',
    summary: 'AC की सर्विस, गैस भरना, कम कूलिंग, फ़िटिंग और शिफ़्टिंग',
    agents: 'AC मिस्त्री',
  },
  carpentry: {
    title: 'बढ़ई का काम',
    summary: 'दरवाज़े, ताले, क़ब्ज़े, शेल्फ़, फ़र्नीचर जोड़ना और उसकी मरम्मत',
    oblique: 'बढ़ई के काम',
    agents: 'बढ़ई',
  },
  painting: {
    title: 'पेंटिंग और पुताई',
    summary: 'दीवारें, छत, दरवाज़े, ग्रिल और टच-अप, अंदर और बाहर',
    agents: 'पेंटर',
  },
  cleaning: {
    title: 'सफ़ाई',
    summary: 'रसोई, बाथरूम, सोफ़ा और पूरे घर की डीप क्लीनिंग',
    inPlace: 'घर की सफ़ाई',
    agent: 'सफ़ाई टीम',
    agents: 'सफ़ाई कारीगर',
  },
  'appliance-repair': {
    title: 'घरेलू मशीन रिपेयर',
    summary: 'वॉशिंग मशीन, फ़्रिज, गीज़र, माइक्रोवेव और RO',
    agents: 'घरेलू मशीन मिस्त्री',
  },
  'pest-control': {
    title: 'पेस्ट कंट्रोल',
    summary: 'कॉकरोच, दीमक, खटमल, मच्छर और चूहे',
    agent: 'पेस्ट कंट्रोल टीम',
    agents: 'पेस्ट कंट्रोल कारीगर',
  },
  'interior-design': {
    title: 'इंटीरियर डिज़ाइन',
    summary: 'किचन, अलमारी, कमरों और पूरे घर के डिज़ाइन',
    agents: 'इंटीरियर डिज़ाइनर',
  },
  gardening: {
    title: 'बाग़वानी',
    summary: 'बालकनी का बग़ीचा, लॉन, गमले, छँटाई और पौधों की देखभाल',
    agents: 'माली',
  },
  security: {
    title: 'CCTV और सुरक्षा',
    summary: 'CCTV कैमरे, वीडियो डोर फ़ोन, डिजिटल लॉक और अलार्म',
    inPlace: 'CCTV और सुरक्षा',
    agents: 'CCTV मिस्त्री',
  },
  waterproofing: {
    title: 'वॉटरप्रूफ़िंग',
    summary: 'छत, बाथरूम, पानी की टंकी, नम दीवारें और दरारें',
    agents: 'वॉटरप्रूफ़िंग मिस्त्री',
  },
} satisfies { [Id in keyof typeof en.services]: Words<(typeof en.services)[Id]> & Forms }
