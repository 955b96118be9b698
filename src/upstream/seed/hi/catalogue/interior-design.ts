import { services } from '#content-hi/services.ts'
import type { interiorDesign as english } from '#upstream/seed/catalogue/interior-design.ts'
import type { CategoryStrings } from '#upstream/seed/types.ts'

export const interiorDesign = {
  title: services['interior-design'].title,
  description:
    'डिज़ाइनर घर नापते हैं, समझते हैं कि आपका परिवार कैसे रहता है, और काम शुरू होने से पहले ड्रॉइंग, सामान की सूची और पूरा एस्टीमेट देते हैं।',
  children: {
    'interior-planning': {
      title: 'डिज़ाइन की सलाह और प्लान',
      description: 'पहले घर देखकर काग़ज़ पर प्लान बनाते हैं, ताकि पैसा एक ही बार लगे।',
    },
    'kitchen-storage-design': {
      title: 'किचन और अलमारी का डिज़ाइन',
      description: 'किचन, अलमारी और TV की दीवार इंच-इंच नापकर, ऐसी ड्रॉइंग के साथ जिससे आपका बढ़ई बना सके।',
    },
    'ceiling-wall-interiors': {
      title: 'सीलिंग, दीवार और पार्टीशन',
      description: 'पहले निशान से आख़िरी सफ़ाई तक, डिज़ाइन भी हमारी टीम का और काम भी।',
    },
    'room-design': {
      title: 'एक-एक कमरा',
      description: 'एक बार में एक कमरा: फ़र्नीचर, लाइट, रंग और ख़रीदारी की सूची के साथ पूरा प्लान।',
    },
  },
  services: {
    'home-design-consultation': {
      title: 'घर के डिज़ाइन की सलाह',
      description: 'डिज़ाइनर घर आकर कमरे नापते हैं और लेआउट का स्केच और मोटा-मोटा बजट देते हैं।',
    },
    'vastu-friendly-layout': {
      title: 'वास्तु के हिसाब से लेआउट',
      description: 'दीवार तोड़े बिना फ़र्नीचर और कमरों का ऐसा लेआउट, जो वास्तु की दिशाओं के हिसाब से हो।',
    },
    'room-3d-design': {
      title: 'कमरे का 3D डिज़ाइन',
      description: 'रंग, फ़र्नीचर और लाइट के साथ एक कमरे की असली जैसी 3D तस्वीरें; दो बार बदलाव शामिल।',
    },
    'modular-kitchen-design': {
      title: 'मॉड्यूलर किचन डिज़ाइन',
      description: 'मॉड्यूलर किचन का लेआउट, कैबिनेट की ड्रॉइंग, पल्लों की फ़िनिश और हर चीज़ का अलग-अलग एस्टीमेट।',
    },
    'wardrobe-design': {
      title: 'अलमारी का डिज़ाइन',
      description: 'स्लाइडिंग या पल्ले वाली अलमारी, हर शेल्फ़ आपके कपड़ों के हिसाब से; जगह हो तो ऊपर लॉफ़्ट भी।',
    },
    'tv-unit-design': {
      title: 'TV यूनिट डिज़ाइन',
      description: 'छिपी वायरिंग, दराज़ और शेल्फ़ वाली TV की दीवार, आपकी स्क्रीन और कमरे के नाप से।',
    },
    'false-ceiling-design': {
      title: 'फ़ॉल्स सीलिंग',
      description: 'जिप्सम या POP की फ़ॉल्स सीलिंग, लाइट और पंखे की जगह छोड़कर; 100 वर्ग फ़ुट तक का दाम।',
    },
    'wall-panelling-design': {
      title: 'दीवार की पैनलिंग',
      description: '50 वर्ग फ़ुट तक की एक ख़ास दीवार पर फ़्लूटेड, PVC या लैमिनेट पैनल, किनारों की फ़िनिश के साथ।',
    },
    'room-partition-design': {
      title: 'कमरे का पार्टीशन',
      description: 'जाली, शीशे या पट्टियों का पार्टीशन: हॉल और डाइनिंग अलग हो जाते हैं और रोशनी भी नहीं रुकती।',
    },
    'living-room-makeover': {
      title: 'बैठक का नया रूप',
      description: 'बैठने की जगह, लाइट, परदे और रंग नए; जो फ़र्नीचर रखने लायक़ है, वह बना रहता है।',
    },
    'kids-room-design': {
      title: 'बच्चों के कमरे का डिज़ाइन',
      description: 'बिस्तर, पढ़ने का कोना और खिलौनों की जगह: सुरक्षित, साफ़ करने में आसान और बच्चे के साथ बढ़ने वाला।',
    },
    'pooja-room-design': {
      title: 'पूजा घर का डिज़ाइन',
      description: 'मंदिर का कोना या पूजा घर: जाली के पल्ले, हल्की रोशनी, और दीये व तारों की सुरक्षित जगह।',
    },
    'home-office-design': {
      title: 'घर में ऑफ़िस का डिज़ाइन',
      description: 'काम का कोना: सही ऊँचाई की मेज़, छिपे तार और वीडियो कॉल के लिए ठीक रोशनी।',
    },
  },
} satisfies CategoryStrings<typeof english>
