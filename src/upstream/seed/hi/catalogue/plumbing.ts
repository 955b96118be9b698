import { services } from '#content-hi/services.ts'
import type { plumbing as english } from '#upstream/seed/catalogue/plumbing.ts'
import type { CategoryStrings } from '#upstream/seed/types.ts'

export const plumbing = {
  title: services.plumbing.title,
  description:
    'नल टपके, पाइप फटे, नाली जाम हो, टंकी से पानी बहे या मोटर न चले: प्लंबर घर आकर ठीक कर देते हैं। दाम काम से पहले तय होता है।',
  children: {
    'plumbing-leaks-pipes': {
      title: 'लीकेज और पाइप',
      description: 'टपकते जोड़, फटे पाइप, नई लाइन और दीवार में सीलन लाने वाला छिपा लीकेज।',
    },
    'plumbing-taps-basins': {
      title: 'नल, शावर और बेसिन',
      description: 'नल, मिक्सर, शावर, वॉश बेसिन और रसोई के सिंक ठीक करना और नए लगाना।',
    },
    'plumbing-toilets-drains': {
      title: 'टॉयलेट और नाली',
      description: 'फ़्लश टंकी, टॉयलेट सीट, जाम टॉयलेट और धीरे बहती नाली।',
    },
    'plumbing-tanks-pumps': {
      title: 'टंकी और पानी की मोटर',
      description: 'छत की टंकी, फ़्लोट वॉल्व और टंकी भरने वाली मोटर।',
    },
  },
  services: {
    'leak-repair': {
      title: 'लीकेज रिपेयर',
      description: 'जोड़, वॉल्व या फ़िटिंग से जो पानी टपकता दिखता है, उसे बंद करके पूरे प्रेशर पर जाँचते हैं।',
    },
    'pipe-repair': {
      title: 'पाइप रिपेयर',
      description: 'CPVC, PVC या GI पाइप का चटका, ज़ंग खाया या फटा हिस्सा काटकर नया लगाते हैं।',
    },
    'pipeline-installation': {
      title: 'नई पाइपलाइन',
      description: 'रसोई, बाथरूम, छत या बग़ीचे के लिए ठंडे या गर्म पानी की नई लाइन, वॉल्व के साथ।',
    },
    'hidden-leak-detection': {
      title: 'छिपा लीकेज ढूँढना',
      description: 'नमी नापने वाले मीटर और प्रेशर टेस्ट से छिपा लीकेज ढूँढते हैं; तोड़-फोड़ वहीं, जहाँ ज़रूरी हो।',
    },
    'tap-repair': {
      title: 'नल और मिक्सर रिपेयर',
      description: 'टपकते, जाम या ढीले नल में नया वॉशर, स्पिंडल या कार्ट्रिज लगता है, या नल ही बदल देते हैं।',
    },
    'shower-repair': {
      title: 'शावर और हेल्थ फ़ॉसेट रिपेयर',
      description: 'बंद शावर, टपकते जोड़, डाइवर्टर और जेट स्प्रे साफ़ करते हैं, सील करते हैं या बदल देते हैं।',
    },
    'washbasin-fitting': {
      title: 'वॉश बेसिन और सिंक फ़िटिंग',
      description: 'नया बेसिन या रसोई का सिंक मज़बूती से लगाकर, किनारे सील करके वेस्ट पाइप से जोड़ते हैं।',
    },
    'flush-tank-repair': {
      title: 'फ़्लश टंकी रिपेयर',
      description: 'फ़िल वॉल्व, फ़्लश वॉल्व या बटन ठीक करते हैं, ताकि टंकी भरे, फ़्लश चले और पानी समय पर रुक जाए।',
    },
    'toilet-seat-installation': {
      title: 'टॉयलेट सीट फ़िटिंग',
      description: 'वेस्टर्न या इंडियन सीट लगाते या बदलते हैं; टूटा सीट कवर भी बदला जाता है।',
    },
    'toilet-unclogging': {
      title: 'जाम टॉयलेट खोलना',
      description: 'जाम कमोड या इंडियन सीट को प्लंजर या स्प्रिंग से खोलकर पानी बहाकर देखते हैं।',
    },
    'drain-unclogging': {
      title: 'जाम नाली और सिंक खोलना',
      description: 'सिंक, बेसिन और फ़र्श की धीमी या जाम नाली खोलकर साफ़ करते हैं और पानी डालकर जाँचते हैं।',
    },
    'water-tank-installation': {
      title: 'पानी की टंकी लगाना',
      description: 'छत पर नई टंकी बिठाकर उसे पानी आने, निकलने और ओवरफ़्लो के पाइप से जोड़ते हैं।',
    },
    'water-motor-repair': {
      title: 'पानी की मोटर और टुल्लू पंप रिपेयर',
      description: 'मोटर घूँ-घूँ करे, बंद हो जाए या पानी न उठाए, तो बेयरिंग, सील, कैपेसिटर या वाइंडिंग बदलते हैं।',
    },
    'tank-float-valve-repair': {
      title: 'टंकी ओवरफ़्लो और फ़्लोट वॉल्व रिपेयर',
      description: 'बॉल वॉल्व या ऑटोमैटिक लेवल स्विच ठीक करते हैं, ताकि भरते ही टंकी में पानी आना रुक जाए।',
    },
  },
} satisfies CategoryStrings<typeof english>
