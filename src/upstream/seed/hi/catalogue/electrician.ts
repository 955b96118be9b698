import { services } from '#content-hi/services.ts'
import type { electrician as english } from '#upstream/seed/catalogue/electrician.ts'
import type { CategoryStrings } from '#upstream/seed/types.ts'

export const electrician = {
  title: services.electrician.title,
  description:
    'स्विच, वायरिंग, पंखे, लाइट, इन्वर्टर या मीटर का कोई भी काम हो, बिजली मिस्त्री घर आकर करते हैं और जाने से पहले हर सर्किट जाँचते हैं।',
  children: {
    'electrician-switches-wiring': {
      title: 'स्विच और वायरिंग',
      description: 'स्विचबोर्ड, वायरिंग, MCB और अर्थिंग का काम, मेन स्विच बंद करके और पूरी सावधानी से।',
    },
    'electrician-fans-lights': {
      title: 'पंखे और लाइट',
      description: 'सीलिंग फ़ैन, एग्ज़ॉस्ट, ट्यूब लाइट और सजावटी लाइट लगाना या ठीक करना।',
    },
    'electrician-power-backup': {
      title: 'इन्वर्टर और स्टेबलाइज़र',
      description: 'बिजली जाने पर बैकअप, और कम या ज़्यादा वोल्टेज से बचाव।',
    },
    'electrician-points-meters': {
      title: 'डोरबेल, मीटर और पावर पॉइंट',
      description: 'बड़ी मशीनों के लिए नए पॉइंट, किराएदार के लिए सब-मीटर और दरवाज़े की घंटी।',
    },
  },
  services: {
    'switch-socket-repair': {
      title: 'स्विच और सॉकेट रिपेयर',
      description: 'ढीला, चिंगारी देता या बंद पड़ा स्विच, सॉकेट या पंखे का रेगुलेटर ठीक करते या बदलते हैं।',
    },
    'wiring-repair': {
      title: 'वायरिंग और शॉर्ट सर्किट रिपेयर',
      description: 'जला, ढीला या चूहों का कुतरा तार ढूँढकर बदलते हैं और सर्किट जाँचते हैं।',
    },
    'mcb-fuse-repair': {
      title: 'MCB और फ़्यूज़ रिपेयर',
      description: 'MCB या RCCB बार-बार क्यों गिरती है या फ़्यूज़ क्यों उड़ता है, यह ढूँढकर ख़राब पुर्ज़ा बदलते हैं।',
    },
    'earthing-check': {
      title: 'अर्थिंग और करंट की जाँच',
      description: 'अर्थिंग नापकर पता लगाते हैं कि करंट कहाँ से आ रहा है; उसे ठीक करते हैं या नई अर्थिंग का दाम बताते हैं।',
    },
    'fan-repair': {
      title: 'पंखा रिपेयर',
      description: 'सीलिंग, टेबल या दीवार का पंखा धीमा चले, आवाज़ करे या बंद हो, तो कैपेसिटर, बेयरिंग या वाइंडिंग बदलते हैं।',
    },
    'ceiling-fan-installation': {
      title: 'सीलिंग फ़ैन लगाना',
      description: 'नया पंखा जोड़कर टाँगते हैं, तार लगाते हैं और संतुलन देखते हैं; पुराना पंखा उतार देते हैं।',
    },
    'exhaust-fan-installation': {
      title: 'एग्ज़ॉस्ट फ़ैन फ़िटिंग',
      description: 'रसोई या बाथरूम का एग्ज़ॉस्ट लगाते, बदलते या साफ़ करते हैं, ताकि हवा फिर बाहर जाए।',
    },
    'light-installation': {
      title: 'लाइट और ट्यूब लाइट फ़िटिंग',
      description: 'LED ट्यूब, पैनल लाइट, दीवार की लाइट और झूमर लगाते हैं, या टिमटिमाती लाइट ठीक करते हैं।',
    },
    'inverter-installation': {
      title: 'इन्वर्टर लगाना और रिपेयर',
      description: 'घर का इन्वर्टर आपके चुने हुए सर्किट से जोड़ते हैं, या बीप करता और बंद होता इन्वर्टर ठीक करते हैं।',
    },
    'inverter-battery-service': {
      title: 'इन्वर्टर बैटरी सर्विस',
      description: 'डिस्टिल्ड वॉटर भरते हैं, टर्मिनल साफ़ करते हैं और बैटरी को लोड पर जाँचते हैं।',
    },
    'voltage-stabiliser-fitting': {
      title: 'स्टेबलाइज़र फ़िटिंग',
      description: 'AC, फ़्रिज या पूरे घर का स्टेबलाइज़र लगाकर, तार जोड़कर सेट करते हैं, या पुराना ठीक करते हैं।',
    },
    'electric-bell-repair': {
      title: 'डोरबेल रिपेयर और फ़िटिंग',
      description: 'न बजने या भनभनाने वाली घंटी ठीक करते हैं, या तार वाली या वायरलेस नई घंटी लगाते हैं।',
    },
    'sub-meter-installation': {
      title: 'सब-मीटर लगाना',
      description: 'किराएदार या मंज़िल के लिए अलग सब-मीटर लगाकर सील करते हैं और मेन मीटर से मिलाते हैं।',
    },
    'power-point-installation': {
      title: 'AC और गीज़र का पावर पॉइंट',
      description: 'AC, गीज़र, ओवन या EV चार्जर के लिए 16 या 20 एम्पियर का पॉइंट, सही तार और MCB के साथ।',
    },
  },
} satisfies CategoryStrings<typeof english>
