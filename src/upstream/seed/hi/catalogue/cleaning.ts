import { services } from '#content-hi/services.ts'
import type { cleaning as english } from '#upstream/seed/catalogue/cleaning.ts'
import type { CategoryStrings } from '#upstream/seed/types.ts'

export const cleaning = {
  title: services.cleaning.title,
  description:
    'पूरे घर की डीप क्लीनिंग हो, चिकनाई भरी रसोई, सोफ़ा या छत की टंकी: प्रशिक्षित टीम मशीनें और सुरक्षित क्लीनर लाती है।',
  children: {
    'whole-home-cleaning': {
      title: 'पूरा घर',
      description: 'पंखे से फ़र्श तक हर कमरा: त्योहार से पहले, घर बदलते समय या मिस्त्रियों के जाने के बाद।',
    },
    'kitchen-bathroom-cleaning': {
      title: 'रसोई और बाथरूम',
      description: 'सबसे ज़्यादा इस्तेमाल होने वाले कमरों से चिकनाई, खारे पानी की पपड़ी और जोड़ों के दाग़ हटाना।',
    },
    'fabric-cleaning': {
      title: 'सोफ़ा, क़ालीन और गद्दा',
      description: 'कपड़े से धूल, दाग़ और गंध निकालना: शैंपू, वैक्यूम या भाप से, आपके घर पर ही।',
    },
    'tank-glass-floor-cleaning': {
      title: 'टंकी, शीशे और फ़र्श',
      description: 'पानी की टंकी, खिड़कियाँ, बालकनी और पत्थर के फ़र्श; सीढ़ी और मशीनें साथ आती हैं।',
    },
  },
  services: {
    'full-home-cleaning': {
      title: 'पूरे घर की डीप क्लीनिंग',
      description: 'सभी कमरों, रसोई और बाथरूम की धूल झाड़ना, रगड़ाई और वैक्यूम; 1 BHK का दाम।',
    },
    'move-in-cleaning': {
      title: 'घर बदलते समय सफ़ाई',
      description: 'ख़ाली फ़्लैट की सफ़ाई, अलमारियों के अंदर तक; फ़्लैट मकान मालिक को सौंपने या गृह प्रवेश के लिए तैयार।',
    },
    'after-renovation-cleaning': {
      title: 'मरम्मत के बाद की सफ़ाई',
      description: 'फ़र्श, शीशे और फ़िटिंग से सीमेंट की धूल, पेंट के छींटे और गोंद के निशान हटाते हैं।',
    },
    'bathroom-cleaning': {
      title: 'बाथरूम की डीप क्लीनिंग',
      description: 'टॉयलेट, बेसिन, टाइल, नल और फ़र्श से पपड़ी हटाकर कीटाणु मारने वाली सफ़ाई; एक बाथरूम का दाम।',
    },
    'kitchen-cleaning': {
      title: 'रसोई की डीप क्लीनिंग',
      description: 'स्लैब, टाइल, चूल्हे, सिंक, एग्ज़ॉस्ट और कैबिनेट के बाहर से तेल और मैल हटाते हैं।',
    },
    'tile-grout-cleaning': {
      title: 'टाइल और जोड़ों की रगड़ाई',
      description: 'काले पड़े जोड़ और फीकी टाइल मशीन से रगड़कर धोते हैं; 100 वर्ग फ़ुट का दाम।',
    },
    'sofa-cleaning': {
      title: 'सोफ़ा शैंपू',
      description: 'कपड़े या रेक्सीन का सोफ़ा वैक्यूम और शैंपू करके मशीन से सुखाते हैं; दो सीट का दाम।',
    },
    'carpet-cleaning': {
      title: 'क़ालीन और दरी की सफ़ाई',
      description: 'क़ालीन या दरी की धूल वैक्यूम से निकालकर दोनों तरफ़ शैंपू करते हैं और फैलाकर सूखने छोड़ते हैं।',
    },
    'mattress-cleaning': {
      title: 'गद्दे की सफ़ाई',
      description: 'दोनों तरफ़ वैक्यूम, दाग़ों की सफ़ाई और भाप; एक सिंगल बेड के गद्दे का दाम।',
    },
    'curtain-cleaning': {
      title: 'परदों की सफ़ाई',
      description: 'परदे उतारे बिना, रॉड पर ही भाप से साफ़ करते हैं; परदों की एक जोड़ी का दाम।',
    },
    'tanki-cleaning': {
      title: 'पानी की टंकी की सफ़ाई',
      description: '1,000 लीटर तक की छत की टंकी ख़ाली करके गाद निकालते हैं, रगड़ते हैं और कीटाणु मारते हैं।',
    },
    'window-glass-cleaning': {
      title: 'खिड़की और शीशे की सफ़ाई',
      description: 'शीशे, फ़्रेम, चैनल और ग्रिल धोकर बिना निशान पोंछते हैं; चार खिड़कियों तक का दाम।',
    },
    'balcony-cleaning': {
      title: 'बालकनी और छत की सफ़ाई',
      description: 'फ़र्श, रेलिंग और नाली से कबूतर की बीट, काई और धूल तेज़ प्रेशर के पानी से हटाते हैं।',
    },
    'marble-floor-polishing': {
      title: 'मार्बल और फ़र्श की पॉलिश',
      description: 'मार्बल, कोटा या मोज़ेक फ़र्श रगड़कर मशीन से पॉलिश करते हैं; 100 वर्ग फ़ुट तक का दाम।',
    },
  },
} satisfies CategoryStrings<typeof english>
