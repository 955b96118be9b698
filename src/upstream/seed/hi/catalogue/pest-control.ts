import { services } from '#content-hi/services.ts'
import type { pestControl as english } from '#upstream/seed/catalogue/pest-control.ts'
import type { CategoryStrings } from '#upstream/seed/types.ts'

export const pestControl = {
  title: services['pest-control'].title,
  description:
    'कॉकरोच, दीमक, खटमल, मच्छर और चूहों की रोकथाम मान्यता प्राप्त दवाओं से; बच्चों और पालतू जानवरों के लिए साफ़ सलाह के साथ।',
  children: {
    'crawling-pests': {
      title: 'कॉकरोच, चींटियाँ और खटमल',
      description: 'रसोई और बेडरूम में डेरा डाले कीड़ों और छिपकलियों के लिए जेल, चारा और स्प्रे।',
    },
    'wood-pests': {
      title: 'दीमक और घुन',
      description: 'लकड़ी खाने वाले कीड़ों से दरवाज़ों, अलमारियों, दीवारों और नए मकान का बचाव।',
    },
    'flying-pests': {
      title: 'मच्छर, मक्खी और ततैया',
      description: 'नाली, कूड़ेदान, बग़ीचे और छज्जे से उड़कर आने वालों के लिए स्प्रे, फ़ॉगिंग और जाल।',
    },
    'rodents-birds-plans': {
      title: 'चूहे, कबूतर और सालाना प्लान',
      description: 'चूहे और कबूतर हमेशा के लिए बाहर रखें, या साल भर का पूरा काम हम पर छोड़ दें।',
    },
  },
  services: {
    'cockroach-treatment': {
      title: 'कॉकरोच की रोकथाम',
      description: 'रसोई और कैबिनेट में बिना गंध का जेल, नालियों में स्प्रे; शेल्फ़ ख़ाली करने की ज़रूरत नहीं।',
    },
    'ant-treatment': {
      title: 'चींटियों की रोकथाम',
      description: 'लाल और काली चींटियों के रास्तों और बिल पर चारा और स्प्रे।',
    },
    'bed-bug-treatment': {
      title: 'खटमल का इलाज',
      description: 'पलंग, सोफ़े और दीवार के किनारों पर दो हफ़्ते के अंतर से दो बार, ताकि अंडों से निकले खटमल भी न बचें।',
    },
    'lizard-spider-treatment': {
      title: 'छिपकली और मकड़ी की रोकथाम',
      description: 'जाले हटाते हैं, छिपने की दरारों में दवा डालते हैं और लाइट-खिड़की के पास आने के रास्ते बंद करते हैं।',
    },
    'termite-treatment': {
      title: 'दीमक का इलाज',
      description: 'दीवारों और लकड़ी के किनारे छेद करके दवा भरते और बंद करते हैं; लिखित वारंटी मिलती है।',
    },
    'wood-borer-treatment': {
      title: 'घुन का इलाज',
      description: 'फ़र्नीचर के हर बारीक छेद में दवा डालकर ऊपर कोट करते हैं; दाम एक नग का।',
    },
    'pre-construction-termite': {
      title: 'मकान बनने से पहले दीमक से बचाव',
      description: 'मकान बनते समय नींव और फ़र्श के नीचे की मिट्टी में दवा की परत; दाम 500 वर्ग फ़ुट से शुरू।',
    },
    'mosquito-treatment': {
      title: 'मच्छरों की रोकथाम',
      description: 'पनपने की जगहें ढूँढकर दवा डालते हैं, दीवारों पर स्प्रे और बग़ीचे या छत पर फ़ॉगिंग करते हैं।',
    },
    'housefly-treatment': {
      title: 'मक्खियों की रोकथाम',
      description: 'घरों और छोटी दुकानों में रसोई, कूड़ेदान और नाली के आस-पास चारा, स्प्रे और मक्खी पकड़ने के जाल।',
    },
    'wasp-hive-removal': {
      title: 'ततैया और मधुमक्खी का छत्ता हटाना',
      description: 'बचाव के कपड़े पहनकर छत्ता उतारते हैं; जहाँ हो सके, मधुमक्खियाँ ज़िंदा दूसरी जगह पहुँचाते हैं।',
    },
    'rat-control': {
      title: 'चूहों की रोकथाम',
      description: 'पिंजरे और ताले वाले चारा-डिब्बे रखते हैं, दोबारा आकर देखते हैं और घुसने के छेद बंद करते हैं।',
    },
    'pigeon-netting': {
      title: 'बालकनी में कबूतर जाली',
      description: 'स्टील के हुक पर धूप सहने वाली नायलॉन जाली, ताकि पक्षी बिना चोट के बाहर रहें; दाम एक बालकनी का।',
    },
    'annual-pest-plan': {
      title: 'पूरे घर का सालाना प्लान',
      description: 'कॉकरोच, चींटी और मकड़ी के लिए साल में चार तय विज़िट; बीच में बुलाएँ तो मुफ़्त।',
    },
  },
} satisfies CategoryStrings<typeof english>
