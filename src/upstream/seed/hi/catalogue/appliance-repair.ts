import { services } from '#content-hi/services.ts'
import type { applianceRepair as english } from '#upstream/seed/catalogue/appliance-repair.ts'
import type { CategoryStrings } from '#upstream/seed/types.ts'

export const applianceRepair = {
  title: services['appliance-repair'].title,
  description:
    'वॉशिंग मशीन, फ़्रिज, RO, गीज़र, माइक्रोवेव, चिमनी जैसी मशीनें घर पर ही असली पुर्ज़ों से ठीक होती हैं; दाम पहले ही बता दिया जाता है।',
  children: {
    'appliance-laundry-tv': {
      title: 'वॉशिंग मशीन, प्रेस और TV',
      description: 'वॉशिंग मशीन न घूमे, प्रेस गर्म न हो या TV की स्क्रीन काली रहे।',
    },
    'appliance-fridge-cooler': {
      title: 'फ़्रिज और कूलर',
      description: 'फ़्रिज या कूलर ठंडा न करे, तो घर आकर ठीक करते हैं।',
    },
    'appliance-kitchen': {
      title: 'रसोई की मशीनें',
      description: 'मिक्सर, माइक्रोवेव, चिमनी और गैस चूल्हा आपकी रसोई में ही ठीक करते हैं।',
    },
    'appliance-water': {
      title: 'RO और गीज़र',
      description: 'पीने का साफ़ पानी और नहाने का गर्म पानी: हर ब्रांड के RO और गीज़र।',
    },
  },
  services: {
    'washing-machine-repair': {
      title: 'वॉशिंग मशीन रिपेयर',
      description: 'फ़्रंट लोड हो या टॉप लोड: स्पिन, ड्रेन, पानी आने या दरवाज़े के लॉक की ख़राबी ढूँढकर ठीक करते हैं।',
    },
    'washing-machine-drum-cleaning': {
      title: 'वॉशिंग मशीन की डीप क्लीनिंग',
      description: 'डीस्केलर से ड्रम, फ़िल्टर और डिटर्जेंट ट्रे की पपड़ी, रोएँ और फफूँद हटाते हैं।',
    },
    'iron-repair': {
      title: 'प्रेस और स्टीमर रिपेयर',
      description: 'सादी या स्टीम प्रेस में नया एलिमेंट, थर्मोस्टैट या तार; साथ में करंट लीक की जाँच।',
    },
    'television-repair': {
      title: 'TV रिपेयर',
      description: 'LED या स्मार्ट TV में तस्वीर न आए, आवाज़ न आए या लाइनें दिखें: पैनल, पावर और मेन बोर्ड जाँचते हैं।',
    },
    'refrigerator-repair': {
      title: 'फ़्रिज रिपेयर',
      description: 'थर्मोस्टैट, रिले, डीफ़्रॉस्ट हीटर, पंखा और दरवाज़े का रबर जाँचकर ख़राबी ठीक करते हैं।',
    },
    'refrigerator-gas-refill': {
      title: 'फ़्रिज में गैस भरना',
      description: 'लीकेज बंद करते हैं, ड्रायर फ़िल्टर बदलते हैं और सही गैस तौलकर भरते हैं।',
    },
    'air-cooler-repair': {
      title: 'कूलर रिपेयर',
      description: 'पंप, मोटर और स्विच ठीक करते हैं और पुराने पैड या ख़स बदलते हैं।',
    },
    'mixer-grinder-repair': {
      title: 'मिक्सर ग्राइंडर रिपेयर',
      description: 'मोटर, कपलर, कार्बन ब्रश, जार के ब्लेड और स्विच ठीक करते या बदलते हैं।',
    },
    'microwave-repair': {
      title: 'माइक्रोवेव रिपेयर',
      description: 'गर्म न करे, चिंगारी निकले या बटन न चलें: मैग्नेट्रॉन, फ़्यूज़, दरवाज़े का स्विच और बोर्ड जाँचते हैं।',
    },
    'chimney-service': {
      title: 'किचन चिमनी रिपेयर और सर्विस',
      description: 'फ़िल्टर, ब्लोअर और डक्ट की चिकनाई हटाते हैं; मोटर, लाइट और टच पैनल जाँचते हैं।',
    },
    'gas-stove-repair': {
      title: 'गैस चूल्हा रिपेयर',
      description: 'बर्नर और जेट साफ़ करते हैं, नॉब और ऑटो-इग्निशन ठीक करते हैं और हर जोड़ पर गैस लीक जाँचते हैं।',
    },
    'ro-purifier-repair': {
      title: 'RO रिपेयर',
      description: 'समय होने पर फ़िल्टर और मेम्ब्रेन बदलते हैं, लीकेज रोकते हैं और TDS पहले और बाद में नापते हैं।',
    },
    'geyser-repair': {
      title: 'गीज़र रिपेयर',
      description: 'एलिमेंट, थर्मोस्टैट और सेफ़्टी वॉल्व जाँचते हैं, पपड़ी हटाते हैं और लीकेज ठीक करते हैं।',
    },
    'geyser-installation': {
      title: 'गीज़र फ़िटिंग',
      description: 'स्टोरेज या इंस्टेंट गीज़र दीवार पर लगाकर पाइप और बिजली से जोड़ते हैं और लीकेज जाँचते हैं।',
    },
  },
} satisfies CategoryStrings<typeof english>
