import { services } from '#content-hi/services.ts'
import type { painting as english } from '#upstream/seed/catalogue/painting.ts'
import type { CategoryStrings } from '#upstream/seed/types.ts'

export const painting = {
  title: services.painting.title,
  description:
    'एक दीवार हो या पूरा घर: पुट्टी, प्राइमर और पेंट। फ़र्नीचर ढककर काम होता है, दाम लिखकर तय होते हैं और बाद में सफ़ाई भी होती है।',
  children: {
    'interior-painting': {
      title: 'घर के अंदर',
      description: 'छत, एक कमरे या पूरे घर के लिए नया इमल्शन, डिस्टेंपर या सफ़ेदी।',
    },
    'wall-preparation': {
      title: 'दीवार की मरम्मत और पुट्टी',
      description: 'पेंट के नीचे का काम: चिकनी, सूखी और बिना दरार की दीवार, जिस पर रंग बरसों टिके।',
    },
    'exterior-painting': {
      title: 'बाहर की दीवारें और लोहा',
      description: 'धूप और बारिश झेलने वाले हिस्सों पर वेदरप्रूफ़ पेंट: सामने की दीवार, बाउंड्री, गेट और ग्रिल।',
    },
    'decorative-finishes': {
      title: 'ख़ास दीवार और लकड़ी',
      description: 'कमरे की एक ख़ास दीवार, तस्वीरों वाला बच्चों का कमरा, और दरवाज़े-फ़र्नीचर की पॉलिश।',
    },
  },
  services: {
    'room-painting': {
      title: 'एक कमरे की पेंटिंग',
      description: '120 वर्ग फ़ुट तक के एक कमरे की दीवारों पर इमल्शन के दो कोट; छोटे-मोटे गड्ढे भरना शामिल।',
    },
    'full-home-painting': {
      title: 'पूरे घर की पेंटिंग',
      description: 'पूरे फ़्लैट की दीवारें और छतें, एक-एक कमरा करके; दाम घर देखने के बाद तय होता है, शुरुआत 1 BHK से।',
    },
    'ceiling-painting': {
      title: 'छत की पेंटिंग',
      description: 'कमरे की छत खुरचकर, गड्ढे भरकर दो कोट लगाते हैं; फ़र्श और पंखा ढका रहता है।',
    },
    'whitewash-distemper': {
      title: 'सफ़ेदी और डिस्टेंपर',
      description: 'किराए के कमरे, स्टोर और सीढ़ियों के लिए कम ख़र्च का तरीक़ा; एक कमरे का दाम।',
    },
    'wall-putty': {
      title: 'दीवार पर पुट्टी',
      description: 'पुट्टी के दो कोट, घिसाई और प्राइमर; दीवार पेंट के लिए तैयार। यह एक कमरे का दाम है।',
    },
    'paint-crack-filling': {
      title: 'दरार और छेद भरना',
      description: 'बारीक दरारें, कील के छेद और टूटे कोने भरकर घिसते हैं और रंग मिलाते हैं; एक दीवार का दाम।',
    },
    'damp-wall-repainting': {
      title: 'सीलन के दाग़ पर दोबारा पेंट',
      description: 'सूख चुकी सीलन वाली दीवार खुरचकर दाग़ रोकने वाला प्राइमर और नया पेंट लगाते हैं; एक दीवार का दाम।',
    },
    'pop-ceiling-repair': {
      title: 'POP की मरम्मत और पेंट',
      description: 'चटके या दाग़दार POP के किनारे और फ़ॉल्स सीलिंग भरकर, बराबर करके दोबारा पेंट करते हैं।',
    },
    'exterior-wall-painting': {
      title: 'बाहर की दीवार की पेंटिंग',
      description: 'सामने या बग़ल की दीवार धोकर प्राइमर और वेदरप्रूफ़ पेंट के दो कोट, सुरक्षित मचान के साथ।',
    },
    'gate-grill-painting': {
      title: 'गेट और ग्रिल की पेंटिंग',
      description: 'गेट, ग्रिल और रेलिंग का ज़ंग खुरचकर रेड ऑक्साइड प्राइमर और इनेमल के दो कोट।',
    },
    'boundary-wall-painting': {
      title: 'बाउंड्री और मुँडेर की पेंटिंग',
      description: 'अहाते और छत की दीवारों से काई हटाकर दोबारा पेंट; 100 वर्ग फ़ुट का दाम।',
    },
    'texture-wall': {
      title: 'टेक्सचर वाली दीवार',
      description: '100 वर्ग फ़ुट तक की एक दीवार पर टेक्सचर या मेटैलिक फ़िनिश; नमूना आप चुनते हैं।',
    },
    'stencil-wall': {
      title: 'स्टेंसिल और बच्चों के कमरे की दीवार',
      description: 'एक दीवार पर तारे, पत्तियाँ या कोई डिज़ाइन, पानी वाले और कम गंध के रंगों से।',
    },
    'wood-polish': {
      title: 'लकड़ी की पॉलिश और दरवाज़े का पेंट',
      description: 'दरवाज़ा या फ़र्नीचर घिसकर पॉलिश, मेलामाइन या इनेमल लगाते हैं; एक दरवाज़े का दाम।',
    },
  },
} satisfies CategoryStrings<typeof english>
