import type * as en from '#content/places/names.ts'
import type { Words } from '#lib/language.ts'

/** Names as Hindi newspapers write them. The embedded catalogue also uses them. */
export const cityNames = {
  mumbai: 'मुंबई',
  delhi: 'दिल्ली',
  bangalore: 'बेंगलुरु',
  hyderabad: 'हैदराबाद',
  ahmedabad: 'अहमदाबाद',
  chennai: 'चेन्नई',
  kolkata: 'कोलकाता',
  surat: 'सूरत',
  pune: 'पुणे',
  jaipur: 'जयपुर',
  lucknow: 'लखनऊ',
  kanpur: 'कानपुर',
  nagpur: 'नागपुर',
  indore: 'इंदौर',
  thane: 'ठाणे',
  bhopal: 'भोपाल',
  visakhapatnam: 'विशाखापत्तनम',
  patna: 'पटना',
  'new-delhi': 'नई दिल्ली',
} satisfies Words<typeof en.cityNames>

export const stateNames = {
  'uttar-pradesh': 'उत्तर प्रदेश',
  maharashtra: 'महाराष्ट्र',
  bihar: 'बिहार',
  'west-bengal': 'पश्चिम बंगाल',
  'madhya-pradesh': 'मध्य प्रदेश',
  'tamil-nadu': 'तमिलनाडु',
  rajasthan: 'राजस्थान',
  karnataka: 'कर्नाटक',
  gujarat: 'गुजरात',
  'andhra-pradesh': 'आंध्र प्रदेश',
  odisha: 'ओडिशा',
  telangana: 'तेलंगाना',
  kerala: 'केरल',
  jharkhand: 'झारखंड',
  assam: 'असम',
  delhi: 'दिल्ली',
} satisfies Words<typeof en.stateNames>
