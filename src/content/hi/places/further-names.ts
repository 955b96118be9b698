import type * as en from '#content/places/further-names.ts'
import type { Words } from '#lib/language.ts'

export const furtherNames = {
  nashik: 'नासिक',
  'navi-mumbai': 'नवी मुंबई',
  'south-delhi': 'दक्षिणी दिल्ली',
  'north-delhi': 'उत्तरी दिल्ली',
  'east-delhi': 'पूर्वी दिल्ली',
  'west-delhi': 'पश्चिमी दिल्ली',
  dwarka: 'द्वारका',
  mysore: 'मैसूर',
  mangalore: 'मंगलुरु',
  hubli: 'हुबली',
  belgaum: 'बेलगावी',
  davanagere: 'दावणगेरे',
  warangal: 'वारंगल',
  nizamabad: 'निज़ामाबाद',
  karimnagar: 'करीमनगर',
  coimbatore: 'कोयंबटूर',
  madurai: 'मदुरै',
  tiruchirappalli: 'तिरुचिरापल्ली',
  howrah: 'हावड़ा',
  durgapur: 'दुर्गापुर',
  siliguri: 'सिलीगुड़ी',
  vadodara: 'वडोदरा',
  rajkot: 'राजकोट',
} satisfies Words<typeof en.furtherNames>
