import { expect, test } from 'vitest'
import { getPlatform, mayBeIpad } from '#worker/routes/app-platform.ts'

/** Parts that many agents share. */
const PARTS: Record<string, string> = {
  M: 'Mozilla/5.0',
  K: 'AppleWebKit/537.36 (KHTML, like Gecko)',
  C: 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  D: 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  W: 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36',
  I: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)',
}

/**
 * User agents by the platform whose store has apps for the device: one of each form that tells systems apart. Formats
 * are those of the browsers' documentation and of the tests of ua-parser-js.
 */
const AGENTS = {
  ios: `
%I Version/17.5 Mobile/15E148 Safari/604.1
%I Mobile/15E148 Instagram 334.0.0.22.95 (iPhone13,2; iOS 17_5; en_IN; en; scale=3.00; 1170x2532; 603915497)
%M (iPad; CPU OS 12_4_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBDV/iPad4,1;FBMD/iPad;FBSN/iOS]
%M (iPod touch; CPU iPhone OS 7_0_4 like Mac OS X) AppleWebKit/537.51.1 (KHTML, like Gecko) Version/7.0 Mobile/11B554a Safari/9537.53
%M (iPhone; U; CPU iPhone OS 5_1_1 like Mac OS X; en) AppleWebKit/534.46.0 (KHTML, like Gecko) CriOS/19.0.1084.60 Mobile/9B206 Safari/7534.48.3
%M (iPad; CPU OS 18_1_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 YJApp-IOS jp.co.yahoo.ipn.appli/4.131.0
Opera/9.80 (iPhone; Opera Mini/7.1.32694/27.1407; U; en) Presto/2.8.119 Version/11.10
UCWEB/2.0 (iOS; U; iPh OS 4_3_2; zh-CN; iPh4) U2/1.0.0 UCBrowser/9.1.0.282 U2/1.0.0 Mobile
IUC(U;iOS 5.1.1;Zh-cn;320*480;)/UCWEB8.9.1.271/42/800
[FBAN/FBIOS;FBAV/283.0.0.44.117;FBDV/iPhone12,1;FBMD/iPhone;FBSN/iOS;FBSV/13.6.1;FBID/phone;FBLC/en_US]
com.google.ios.youtube/19.09.3 (iPhone14,3; U; CPU iOS 15_6 like Mac OS X)
ios/iPhone/14.2/SOME_CUSTOM_APP_VERSION
%M (iOS; like Mac OS X) AppleWebKit/536.36 (KHTML, like Gecko) not Chrome/27.0.1500.95 Mobile/10B141 Safari/537.36 Bowser/0.2.1
`,
  android: `
UCWEB/2.0 (Linux; U; Adr 8.1.0; en-US; Redmi 6A) U2/1.0.0 UCBrowser/12.9.3.1144 U2/1.0.0 Mobile
UCWEB/2.0 (MIDP-2.0; U; Adr 4.0.4; en-US; Micromax_A57) U2/1.0.0 UCBrowser/8.8.1.359 U2/1.0.0 Mobile
%M (Linux; Android 10; K) %C
%M (Linux; Android 11; JioPhone Next) %C
%M (Linux; Android 8.1.0; iPhone X Build/O11019) %C
%M (Linux; U; Android 4.4.2; en-us; i12 Pro iPhone Build/KOT49H) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30
%M (Linux; Android 13; SM-A146B Build/TP1A.220624.014; wv) %W [WhatsApp/2.24.11.79]
%M (Linux; Android 13; SM-M336BU Build/TP1A; wv) %W Instagram 334.0.0.42.95 Android (33/13; 450dpi; 1080x2177; samsung; SM-M336BU; en_IN)
[FBAN/FB4A;FBAV/215.0.0.48.97;FBPN/com.facebook.katana;FBLC/en_GB;FBDV/SM-J701F;FBSV/9;FBSN/Android;]
TuneIn Radio/30.4 (Android 12; SM-A135F; Java)
Opera/9.80 (Android; Opera Mini/36.2.2254/191.273; U; en) Presto/2.12.423 Version/12.16
Opera/9.80 (Android 4.1.2; Linux; Opera Mobi/ADR-1305251841) Presto/2.11.355 Version/12.10
%M (Android 13; Mobile; rv:125.0) Gecko/125.0 Firefox/125.0
%M (Linux; U; Android 2.2.2; en-us; VM670 Build/FRG83G) AppleWebKit/533.1 (KHTML, like Gecko)
%M (Linux; Android 6.0.1; Nexus 5X Build/MMB29M) %C (compatible; Googlebot/2.1; +http://www.google.com/bot.html)
%M (Linux; U; en-us; KFTT Build/IML74K) AppleWebKit/535.19 (KHTML, like Gecko) Silk/3.13 Safari/535.19 Silk-Accelerated=true
%M (Linux; Android 10; HarmonyOS; YAL-AL10; HMSCore 6.3.0.327; GMSCore 21.48.15) %K Chrome/92.0.4515.105 HuaweiBrowser/12.0.3.310 Mobile Safari/537.36
%M (Android 12; HarmonyOS 4.0.0.118; OXF-AN00 Build/HUAWEIOXF-AN00; wv) %C EdgA/125.0.0.0
%M (Linux; Android 6.0; ONIDA Android TV Build/MRA58K; wv) %W
Dalvik/2.1.0 (Linux; U; Android 9; Mi MIX 3 5G MIUI/V10.3.2.0.PEMEUVF)
okhttp/4.12.0 (Android 13; SM-A146B)
%M (Linux; Android 13; SM-S918B) %K SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36
`,
  other: `
%M (Mobile; LYF/F90M/LYF-F90M-000-02-28-130318; Android; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5
%M (Mobile; Nokia 2780 Flip; rv:84.0) Gecko/84.0 Firefox/84.0 KAIOS/3.1
%M (Mobile; rv:37.0; 4044V) Gecko/68.0 Firefox/101.0 KaiOS/1.0
%M (Mobile; rv:26.0) Gecko/26.0 Firefox/26.0
%M (Mobile; Windows Phone 8.1; Android 4.0; ARM; Trident/7.0; Touch; rv:11.0; IEMobile/11.0; NOKIA; Lumia 635) like iPhone OS 7_0_3 Mac OS X AppleWebKit/537 (KHTML, like Gecko) Mobile Safari/537
%M (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 535) %K Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15254
Mozilla/4.0 (compatible; MSIE 7.0; Windows Phone OS 7.0; Trident/3.1; IEMobile/7.0; DELL; Venue Pro)
%M (Windows IoT 10.0; Android 6.0.1; WebView/3.0) %K Chrome/64.0.3282.140 Mobile Safari/537.36 Edge/18.17763
%M (Linux; Ubuntu 14.04 like Android 4.4) AppleWebKit/537.36 Chromium/35.0.1870.2 Mobile Safari/537.36
UCWEB/2.0 (Windows; U; wds 8.10; en-US; NOKIA; RM-974_1021) U2/1.0.0 UCBrowser/4.2.1.541 U2/1.0.0 Mobile
Mozilla/4.0 (compatible; MSIE 6.0; Windows CE; IEMobile 7.11) 320x240; Windows Mobile 6.1 Standard
Mozilla/4.0 (PDA; Windows CE/1.0.1) NetFront/3.0
Opera/9.80 (J2ME/MIDP; Opera Mini/9.80 (S60; SymbOS; Opera Mobi/23.348; U; en) Presto/2.5.25 Version/10.54
Opera/9.80 (MAUI Runtime; Opera Mini/4.4.39001/35.5706; U; en) Presto/2.8.119 Version/11.10
Opera/9.80 (Series 60; Opera Mini/7.1.32444/35.3431; U; en) Presto/2.8.119 Version/11.10
Opera/9.80 (BlackBerry; Opera Mini/7.0.31437/28.3030; U; en) Presto/2.8.119 Version/11.10
UCWEB/2.0 (Java; U; MIDP-2.0; en-US; nokia5130c-2) U2/1.0.0 UCBrowser/9.4.1.482 U2/1.0.0 Mobile
Nokia5250/10.0.011 (SymbianOS/9.4; U; Series60/5.0 Mozilla/5.0; Profile/MIDP-2.1 Configuration/CLDC-1.1 ) AppleWebKit/525 (KHTML, like Gecko) Safari/525 3gpp-gba
%M (Symbian/3; Series60/5.2 NokiaC7-00/024.001; Profile/MIDP-2.1 Configuration/CLDC-1.1 ) AppleWebKit/533.4 (KHTML, like Gecko) NokiaBrowser/7.3.1.37 Mobile Safari/533.4 3gpp-gba
%M (Series40; Nokia501/11.1.1/java_runtime_version=Nokia_Asha_1_1_1; Profile/MIDP-2.1 Configuration/CLDC-1.1) Gecko/20100401 S40OviBrowser/3.9.0.0.22
BlackBerry9300/5.0.0.912 Profile/MIDP-2.1 Configuration/CLDC-1.1 VendorID/378
%M (BB10; Touch) AppleWebKit/537.3+ (KHTML, like Gecko) Version/10.0.9.386 Mobile Safari/537.3+
%M (PlayBook; U; RIM Tablet OS 2.1.0; en-US) AppleWebKit/536.2+ (KHTML, like Gecko) Version/7.2.1.0 Safari/536.2+
SAMSUNG-S8000/S8000XXIF3 SHP/VPP/R5 Jasmine/1.0 Nextreaming SMM-MMS/1.2.0 profile/MIDP-2.1 configuration/CLDC-1.1
%M (Linux; Tizen 2.3; SAMSUNG SM-Z130H) AppleWebKit/537.3 (KHTML, like Gecko) SamsungBrowser/1.0 Mobile Safari/537.3
%M (SMART-TV; Linux; Tizen 5.0) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/2.2 Chrome/63.0.3239.84 TV Safari/537.36
%M (Web0S; Linux/SmartTV) %K Chrome/79.0.3945.79 Safari/537.36 WebAppManager
Opera/9.80 (Linux mips ; U; HbbTV/1.1.1 (; Philips; ; ; ; ) CE-HTML/1.0 NETTV/3.1.0; en) Presto/2.6.33 Version/10.70
%M (PlayStation 4 5.55) AppleWebKit/601.2 (KHTML, like Gecko)
%M (Linux; U; Sailfish 3.0; Mobile; rv:45.0) Gecko/45.0 Firefox/45.0 SailfishBrowser/1.0
%M (X11; U; Linux armv7l; ru-RU; rv:1.9.2.3pre) Gecko/20100723 Firefox/3.5 Maemo Browser 1.7.4.8 RX-51 N900
Mozilla/4.0 (compatible; MSIE 6.0; Windows 98; PalmSource/hspr-H102; Blazer/4.0) 16;320x320
%M (Windows NT 10.0; Win64; x64) %D
%M (Windows NT 6.3; WOW64; Trident/7.0; .NET4.0E; Tablet PC 2.0; rv:11.0) like Gecko
%M (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15
%M (X11; Linux x86_64) %D
%M (X11; CrOS x86_64 14541.0.0) %D
%M (compatible; Googlebot/2.1; +http://www.google.com/bot.html)
WhatsApp/2.23.20.0 A
TelegramBot (like TwitterBot)
curl/8.5.0
atc/1.0 watchOS/7.3.3 model/Watch4,2 hwp/t8006 build/18S830 (6; dt:191)
`,
}

const rows = Object.entries(AGENTS).flatMap(([platform, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => [platform, line.replace(/%([A-Z])/g, (_, part: string) => PARTS[part] ?? part)] as const),
)

test.each(rows)('the platform %s is that of %s', (platform, agent) => {
  expect(getPlatform(agent)).toBe(platform)
})

test('an empty user agent has no store', () => {
  expect(getPlatform('')).toBe('other')
})

test('a long user agent is answered at once', () => {
  expect(getPlatform('Mozilla/5.0 ('.repeat(100_000))).toBe('other')
})

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [true, `${MAC} Version/17.4 Safari/605.1.15`],
  [true, `${MAC} CriOS/126 Version/17.4 Safari/605.1.15`],
  [false, `${MAC} Chrome/126.0.0.0 Safari/537.36`],
  [false, 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:125.0) Gecko/20100101 Firefox/125.0'],
  [false, 'Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15'],
])('it is %s that an iPad may say %s', (expected, agent) => {
  expect(mayBeIpad(agent)).toBe(expected)
})
