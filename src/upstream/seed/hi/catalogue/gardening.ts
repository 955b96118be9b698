import { services } from '#content-hi/services.ts'
import type { gardening as english } from '#upstream/seed/catalogue/gardening.ts'
import type { CategoryStrings } from '#upstream/seed/types.ts'

export const gardening = {
  title: services.gardening.title,
  description:
    'बालकनी, छत और लॉन के लिए प्रशिक्षित माली: पौधे लगाना, छँटाई, पानी का इंतज़ाम और मुरझाते पौधों की देखभाल, एक बार या हर हफ़्ते।',
  children: {
    'garden-setup': {
      title: 'नया बग़ीचा',
      description: 'जितनी जगह हो, उसी में हरियाली; पौधे वहाँ की धूप और आपके समय के हिसाब से।',
    },
    'lawn-and-trees': {
      title: 'लॉन और पेड़',
      description: 'घास, बाड़ और टहनियाँ सँवारते हैं और जाने से पहले कटी हुई पत्तियाँ उठा लेते हैं।',
    },
    'plant-care': {
      title: 'पौधों की देखभाल',
      description: 'समय कम हो, तो नियमित माली; पौधा पीला पड़े, झुक जाए या फूल न दे, तो उसका इलाज।',
    },
    'garden-watering-compost': {
      title: 'पानी और खाद',
      description: 'आप बाहर हों तब भी समय पर पानी, और रसोई के कचरे से मिट्टी के लिए खाद।',
    },
  },
  services: {
    'balcony-garden-setup': {
      title: 'बालकनी में बग़ीचा',
      description: 'क़रीब दस गमले, रेलिंग प्लांटर और मिट्टी का मिश्रण, आपकी बालकनी की रोशनी के हिसाब से।',
    },
    'terrace-garden-setup': {
      title: 'छत पर बग़ीचा',
      description: 'निकासी और वॉटरप्रूफ़िंग वाली छत पर हल्के ग्रो बैग और प्लांटर, धूप-छाँव देखकर।',
    },
    'vertical-garden-setup': {
      title: 'वर्टिकल गार्डन',
      description: 'क़रीब 20 वर्ग फ़ुट की हरी दीवार: फ़्रेम, गमले, मज़बूत पौधे और पानी देने का आसान तरीक़ा।',
    },
    'kitchen-garden-setup': {
      title: 'घर की सब्ज़ियों का बग़ीचा',
      description: 'क्यारी या ग्रो बैग में मौसम की सब्ज़ियाँ और टमाटर, धनिया, पुदीना जैसे पौधे।',
    },
    'lawn-laying': {
      title: 'लॉन लगाना',
      description: 'मिट्टी बराबर करके असली घास बिछाते और सींचते हैं; 200 वर्ग फ़ुट तक का दाम।',
    },
    'lawn-mowing': {
      title: 'घास काटना',
      description: 'घास एक बराबर काटते हैं, किनारे सँवारते हैं, खरपतवार उखाड़ते हैं और कटी घास ले जाते हैं।',
    },
    'tree-hedge-trimming': {
      title: 'पेड़ और बाड़ की छँटाई',
      description:
        'बाड़ को आकार देते हैं और नीची टहनियाँ सफ़ाई से छाँटते हैं; बड़ा पेड़ छाँटने से पहले देखते हैं कि इजाज़त ली गई है या नहीं।',
    },
    'gardener-visit': {
      title: 'घर पर माली',
      description: 'दो घंटे के लिए माली: गमलों और क्यारियों की निराई, गुड़ाई, खाद, पानी और सफ़ाई।',
    },
    'plant-repotting': {
      title: 'गमला बदलना',
      description:
        'ज़्यादा से ज़्यादा दस पौधे नई मिट्टी के साथ बड़े गमलों में लगाते हैं; जड़ें जाँचते हैं और पानी निकलने के छेद खोलते हैं।',
    },
    'plant-pest-treatment': {
      title: 'पौधों के कीड़ों और रोगों का इलाज',
      description: 'मिलीबग, माहू, फफूँद और पीली पत्तियों की वजह ढूँढकर इलाज, सबसे पहले नीम वाला स्प्रे।',
    },
    'drip-irrigation-setup': {
      title: 'ड्रिप सिंचाई लगाना',
      description: 'पाइप, ड्रिपर और टाइमर से 20 गमलों तक में रोज़ थोड़ा-थोड़ा पानी, आप घर पर न हों तब भी।',
    },
    'garden-sprinkler-setup': {
      title: 'लॉन में स्प्रिंकलर लगाना',
      description: 'पॉप-अप या ज़मीन में गाड़ने वाले स्प्रिंकलर आपके नल या पंप से जोड़ते हैं, ताकि पूरे लॉन तक पानी पहुँचे।',
    },
    'home-composting-setup': {
      title: 'घर पर खाद बनाना',
      description: 'रोज़ के गीले कचरे के लिए कंपोस्ट बिन, शुरू करने का मिश्रण और गंध से बचने का तरीक़ा सिखाना।',
    },
  },
} satisfies CategoryStrings<typeof english>
