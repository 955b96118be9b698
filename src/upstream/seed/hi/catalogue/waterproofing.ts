import { services } from '#content-hi/services.ts'
import type { waterproofing as english } from '#upstream/seed/catalogue/waterproofing.ts'
import type { CategoryStrings } from '#upstream/seed/types.ts'

export const waterproofing = {
  title: services.waterproofing.title,
  description:
    'सीलन, नम दीवारें और टपकती छत: पहले वजह ढूँढते हैं, फिर सही सामान से बंद करते हैं; पानी भरकर या जाँचकर देखने के बाद ही काम पूरा मानते हैं।',
  children: {
    'roof-waterproofing': {
      title: 'छत',
      description: 'ऊपर की मंज़िल बारिश से बची रहे, और गर्मी से भी कुछ राहत मिले।',
    },
    'wet-area-waterproofing': {
      title: 'बाथरूम और बालकनी',
      description: 'गीले फ़र्श और पाइप का लीकेज बंद करते हैं, जहाँ हो सके वहाँ टाइल तोड़े बिना।',
    },
    'damp-wall-treatment': {
      title: 'सीलन वाली दीवारें और खिड़कियाँ',
      description: 'पहले वजह, फिर इलाज: दीवारें सूखी रहें और पेंट टिका रहे।',
    },
    'tank-basement-waterproofing': {
      title: 'टंकी, बेसमेंट और जाँच',
      description: 'टंकी का पानी टंकी में रहे और बेसमेंट सूखा; जो लीकेज किसी को न मिला हो, उसकी भी जाँच।',
    },
  },
  services: {
    'terrace-waterproofing': {
      title: 'छत की वॉटरप्रूफ़िंग',
      description: 'सफ़ाई, दरारें भरना, लचीली कोटिंग की परतें और फिर पानी भरकर जाँच; 200 वर्ग फ़ुट तक के लिए।',
    },
    'roof-crack-filling': {
      title: 'छत की दरारें भरना',
      description: 'छत और मुँडेर की दरारें खोलकर साफ़ करते हैं और लचीले मसाले से भरते हैं।',
    },
    'sheet-roof-leak-repair': {
      title: 'टिन-शेड की छत का लीकेज',
      description: 'टिन, फ़ाइबर या पॉलीकार्बोनेट की चादरें: ढीले बोल्ट बदलते हैं, छेद बंद करते हैं और जोड़ सील करते हैं।',
    },
    'cool-roof-coating': {
      title: 'ठंडी छत की कोटिंग',
      description: 'धूप लौटाने वाला सफ़ेद कोट बारीक दरारें भी भरता है और नीचे के कमरे ठंडे रखता है; 300 वर्ग फ़ुट तक।',
    },
    'bathroom-waterproofing': {
      title: 'बाथरूम की वॉटरप्रूफ़िंग',
      description: 'जोड़, कोने और पाइप के मुँह सील करके फ़र्श पर कोटिंग करते हैं, फिर पानी भरकर जाँचते हैं।',
    },
    'tile-grout-sealing': {
      title: 'टाइल के जोड़ भरना',
      description: 'एक बाथरूम या रसोई की टाइलों के बीच से पुराना मसाला खुरचकर वॉटरप्रूफ़ मसाला भरते हैं।',
    },
    'balcony-waterproofing': {
      title: 'बालकनी की वॉटरप्रूफ़िंग',
      description: 'फ़र्श की ढलान, पानी का रास्ता और किनारे ठीक करके टाइल पर कोटिंग, ताकि बारिश का पानी बह जाए।',
    },
    'wall-seepage-treatment': {
      title: 'दीवार की सीलन का इलाज',
      description: 'एक दीवार का नम प्लास्टर हटाकर नमी रोकने वाली परत लगाते हैं और दीवार पेंट के लिए तैयार करते हैं।',
    },
    'exterior-wall-waterproofing': {
      title: 'बाहर की दीवार की वॉटरप्रूफ़िंग',
      description: 'बाहर की दीवार धोकर दरारें भरते हैं और वेदरप्रूफ़ कोटिंग के दो कोट लगाते हैं; 200 वर्ग फ़ुट तक के लिए।',
    },
    'window-leak-sealing': {
      title: 'खिड़की से पानी आना बंद करना',
      description: 'एक खिड़की के चारों ओर से पुराना सीलेंट काटकर फ़्रेम और चौखट पर नया वेदरप्रूफ़ सीलेंट भरते हैं।',
    },
    'water-tank-waterproofing': {
      title: 'पानी की टंकी की वॉटरप्रूफ़िंग',
      description: 'सीमेंट की टंकी ख़ाली करके, रगड़कर पीने के पानी के लिए सुरक्षित कोटिंग लगाते हैं।',
    },
    'basement-waterproofing': {
      title: 'बेसमेंट की वॉटरप्रूफ़िंग',
      description: 'दीवार और फ़र्श के जोड़ों में केमिकल भरकर कोटिंग करते हैं, ताकि ज़मीन का पानी बेसमेंट में न आए।',
    },
    'seepage-inspection': {
      title: 'सीलन की जाँच',
      description: 'नमी के मीटर से जाँच कि पानी कहाँ से आ रहा है; फ़ोटो और एस्टीमेट के साथ।',
    },
  },
} satisfies CategoryStrings<typeof english>
