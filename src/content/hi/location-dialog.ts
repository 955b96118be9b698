import type * as en from '#content/location-dialog.ts'
import type { Words } from '#lib/language.ts'

export const locationDialog = {
  title: 'आपको किस शहर\u00a0में मदद चाहिए?',
  text: 'अपना शहर चुनें।',
  close: 'बंद करें',
  field: 'शहर, इलाक़ा या PIN कोड खोजें',
  all: 'हमारे सभी शहर देखें',
  tellMe: 'यहाँ शुरू हों, तो मुझे बताएँ',
  pin: (code: string) => `PIN ${code}`,
  loading: 'हमारे सभी शहरों की सूची खुल रही है।',
  unread: 'हमारे सभी शहरों की सूची नहीं खुल सकी। ये सबसे बड़े शहर हैं।',
  count: (count: number) => `${count} शहर`,
  far: (city: string, km: number) =>
    `हम जिन शहरों में काम करते हैं, उनमें आपके सबसे पास ${city} है, ${km} किमी दूर। अब यही आपका शहर है; सूची से दूसरा भी चुन सकते हैं।`,
  nothingNear: (km: number) =>
    `आपसे ${km} किमी के अंदर ऐसा कोई शहर नहीं है जहाँ हम काम करते हों। कृपया सूची से कोई शहर चुनें।`,
  current: 'चुना हुआ',
  useCurrent: 'मेरी लोकेशन से शहर चुनें',
  detecting: 'पता कर रहे हैं...',
  unsupported: 'यह ब्राउज़र लोकेशन नहीं बता सकता।',
  refused: 'आपका ब्राउज़र लोकेशन नहीं बता रहा है। कृपया सूची से अपना शहर चुनें।',
  unanswered: 'आपकी लोकेशन अभी पता नहीं चली। सूची से अपना शहर चुनें, या ब्राउज़र के सवाल का जवाब देकर फिर कोशिश करें।',
  noCities: (search: string) => `“${search}” से कोई शहर नहीं मिला`,
} satisfies Words<typeof en.locationDialog>
