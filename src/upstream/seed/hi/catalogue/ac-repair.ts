import { services } from '#content-hi/services.ts'
import type { acRepair as english } from '#upstream/seed/catalogue/ac-repair.ts'
import type { CategoryStrings } from '#upstream/seed/types.ts'

export const acRepair = {
  title: services['ac-repair'].title,
  description:
    'हर ब्रांड के स्प्लिट और विंडो AC की सर्विस, गैस भरना, रिपेयर, फ़िटिंग और शिफ़्टिंग; प्रशिक्षित मिस्त्री सही गेज लेकर आते हैं।',
  children: {
    'ac-servicing': {
      title: 'AC सर्विस और सफ़ाई',
      description: 'गर्मी से पहले और गर्मी के बीच स्प्लिट और विंडो AC की नियमित देखभाल।',
    },
    'ac-cooling-faults': {
      title: 'गैस, कूलिंग और पानी टपकना',
      description: 'कमरा ठंडा न हो: गैस कम हो, पानी टपके या बोर्ड ख़राब हो, सब ठीक करते हैं।',
    },
    'ac-fitting': {
      title: 'फ़िटिंग और शिफ़्टिंग',
      description: 'नया AC लगाना, पुराना उतारना, और घर बदलने पर दोनों।',
    },
    'ac-parts': {
      title: 'कंप्रेसर, आवाज़ और पाइप',
      description: 'आउटडोर यूनिट, पंखे की मोटर और कॉपर पाइप के बड़े काम।',
    },
  },
  services: {
    'ac-service': {
      title: 'AC सर्विस',
      description: 'फ़िल्टर, अंदर की कॉइल और ड्रेन ट्रे साफ़ करते हैं, आउटडोर यूनिट धोते हैं और ठंडक जाँचते हैं।',
    },
    'ac-deep-cleaning': {
      title: 'AC की फ़ोम और जेट सफ़ाई',
      description: 'कॉइल और ब्लोअर का मैल फ़ोम से ढीला करके जेट से धोते हैं; गंदा पानी थैले में जाता है।',
    },
    'ac-checkup': {
      title: 'AC की जाँच',
      description: 'गैस का प्रेशर, करंट, हवा और ड्रेन नापकर बताते हैं कि क्या ख़राब है और ठीक करने का दाम क्या होगा।',
    },
    'ac-gas-refill': {
      title: 'AC में गैस भरना',
      description: 'लीकेज ढूँढकर बंद करते हैं, सिस्टम वैक्यूम करते हैं और गैस तौलकर भरते हैं।',
    },
    'ac-not-cooling-repair': {
      title: 'AC की कूलिंग ठीक करना',
      description: 'सेंसर, कैपेसिटर, पंखे की मोटर और गैस का प्रेशर जाँचकर ख़राब पुर्ज़ा बदलते हैं।',
    },
    'ac-water-leak-repair': {
      title: 'AC से पानी टपकना बंद करना',
      description: 'जाम ड्रेन पाइप या ट्रे साफ़ करते हैं और इनडोर यूनिट सीधी करते हैं, ताकि पानी टपकना बंद हो।',
    },
    'ac-circuit-board-repair': {
      title: 'AC सर्किट बोर्ड रिपेयर',
      description: 'ख़राब PCB, डिस्प्ले या रिमोट का रिसीवर जाँचकर ठीक करते हैं, या आपसे पूछकर बदलते हैं।',
    },
    'split-ac-installation': {
      title: 'स्प्लिट AC फ़िटिंग',
      description: 'दोनों यूनिट लगाकर कॉपर पाइप से जोड़ते हैं, वैक्यूम करते हैं और चलाकर देखते हैं; ब्रैकेट का दाम अलग।',
    },
    'window-ac-installation': {
      title: 'विंडो AC फ़िटिंग',
      description: 'AC को खिड़की या फ़्रेम में बिठाकर सीधा करते हैं, किनारे सील करते हैं और चलाकर देखते हैं।',
    },
    'ac-uninstallation': {
      title: 'AC उतारना',
      description: 'गैस आउटडोर यूनिट में बंद करके स्प्लिट या विंडो AC उतारते हैं और पैक कर देते हैं।',
    },
    'ac-shifting': {
      title: 'AC शिफ़्टिंग',
      description: 'पुरानी जगह से उतारना, शहर के भीतर ले जाना और नई जगह लगाना।',
    },
    'ac-compressor-repair': {
      title: 'AC कंप्रेसर रिपेयर',
      description: 'स्टार्ट करने वाले पुर्ज़े और वाइंडिंग जाँचते हैं; दाम बताने के बाद कंप्रेसर ठीक करते या बदलते हैं।',
    },
    'ac-noise-repair': {
      title: 'AC की आवाज़ और फ़ैन मोटर रिपेयर',
      description: 'ब्लोअर या बाहर का पंखा खड़खड़ाए, चीं-चीं करे या बंद हो, तो उसे सीधा करते, कसते या बदलते हैं।',
    },
    'ac-copper-pipe-repair': {
      title: 'AC कॉपर पाइप रिपेयर',
      description: 'चटके या गले हुए कॉपर पाइप या जोड़ को वेल्ड करते या बदलते हैं और फिर इंसुलेशन चढ़ाते हैं।',
    },
  },
} satisfies CategoryStrings<typeof english>
