import { services } from '#content-hi/services.ts'
import type { security as english } from '#upstream/seed/catalogue/security.ts'
import type { CategoryStrings } from '#upstream/seed/types.ts'

export const security = {
  title: services.security.title,
  description:
    'घर-दुकान के लिए CCTV कैमरे, वीडियो डोर फ़ोन, ताले और अलार्म: मिस्त्री लगाते हैं, फ़ोन पर चालू करते हैं और हर सेटिंग समझाते हैं।',
  children: {
    'cctv-cameras': {
      title: 'CCTV कैमरे',
      description: 'नए कैमरे लगाना, बंद पड़े कैमरे फिर चालू करना और रिकॉर्डिंग फ़ोन पर दिखाना।',
    },
    'door-phones-intercoms': {
      title: 'वीडियो डोर फ़ोन और इंटरकॉम',
      description: 'दरवाज़ा खोलने से पहले देखें और बात करें कि बाहर कौन है।',
    },
    'door-locks': {
      title: 'ताले और चाबियाँ',
      description: 'मुख्य दरवाज़े के फ़िंगरप्रिंट लॉक से लेकर घर के अंदर छूटी चाबी तक।',
    },
    'home-alarms': {
      title: 'अलार्म और सेंसर',
      description: 'चोरी, धुएँ और रसोई गैस की समय रहते चेतावनी, आपके सामने जाँचकर।',
    },
  },
  services: {
    'cctv-installation': {
      title: 'CCTV कैमरा फ़िटिंग',
      description:
        'कैमरा लगाना, तार बिछाना और फ़ोन पर दिखाना; एक कैमरा लगाने का दाम। कैमरा और तार जितने लगें, उनका दाम अलग।',
    },
    'cctv-repair': {
      title: 'CCTV कैमरा रिपेयर',
      description: 'तस्वीर धुँधली हो, काली हो या झिलमिलाए, तो ढीला तार या ख़राब पावर सप्लाई ढूँढकर ठीक करते हैं।',
    },
    'wifi-camera-setup': {
      title: 'वाई-फ़ाई कैमरा लगाना',
      description: 'अंदर या बाहर का वाई-फ़ाई कैमरा लगाकर आपके नेटवर्क से जोड़ते हैं और परिवार के फ़ोन पर दिखाते हैं।',
    },
    'cctv-recorder-service': {
      title: 'DVR और NVR सर्विस',
      description: 'रिकॉर्डर चालू करना, हार्ड डिस्क बदलना और फ़ोन पर रिकॉर्डिंग न दिखे, तो उसे ठीक करना।',
    },
    'video-door-phone-installation': {
      title: 'वीडियो डोर फ़ोन फ़िटिंग',
      description: 'बाहर की यूनिट और अंदर की स्क्रीन लगाकर, तार जोड़कर जाँचते हैं; डोर फ़ोन आपका हो या हमारा।',
    },
    'video-door-phone-repair': {
      title: 'वीडियो डोर फ़ोन रिपेयर',
      description: 'तस्वीर या आवाज़ न आए, या घंटी न बजे: वायरिंग, पावर और दोनों यूनिट जाँचते हैं।',
    },
    'intercom-service': {
      title: 'इंटरकॉम लगाना और रिपेयर',
      description: 'फ़्लैट, गेट और गार्ड रूम के बीच फ़ोन लगाते हैं, या खरखराहट और बंद लाइन ठीक करते हैं।',
    },
    'digital-lock-installation': {
      title: 'डिजिटल लॉक फ़िटिंग',
      description: 'फ़िंगरप्रिंट, PIN या कार्ड वाला लॉक दरवाज़े में सफ़ाई से लगाते हैं, चालू करते हैं और परिवार को सिखाते हैं।',
    },
    'main-door-lock-change': {
      title: 'मुख्य दरवाज़े का ताला बदलना',
      description: 'घिसा या अटका मॉर्टिस या नाइट-लैच ताला बदलते हैं और दरवाज़ा सीधा करते हैं, ताकि आराम से बंद हो।',
    },
    'lock-opening-keys': {
      title: 'ताला खोलना और डुप्लीकेट चाबी',
      description: 'बाहर रह गए या चाबी खो गई: रहने का सबूत देखकर ताला सँभालकर खोलते हैं और नई चाबी बनाते हैं।',
    },
    'burglar-alarm-installation': {
      title: 'चोरी से बचाव का अलार्म लगाना',
      description: 'दरवाज़े, खिड़की और हलचल के सेंसर, तेज़ सायरन और फ़ोन पर सूचना; पालतू जानवरों से दूर लगाते हैं।',
    },
    'smoke-alarm-installation': {
      title: 'धुएँ का अलार्म लगाना',
      description: 'छत पर सही जगहों पर धुआँ पकड़ने वाले सेंसर; जाने से पहले एक-एक की जाँच।',
    },
    'gas-leak-alarm-installation': {
      title: 'गैस लीक अलार्म लगाना',
      description: 'रसोई में सही ऊँचाई पर LPG या पाइप वाली गैस का सेंसर लगाते हैं, जाँचते हैं और समझाते हैं।',
    },
  },
} satisfies CategoryStrings<typeof english>
