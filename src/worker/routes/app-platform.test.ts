import { expect, test } from 'vitest'
import { getPlatform, mayBeIpad, type Platform } from '#worker/routes/app-platform.ts'

const AGENTS: Record<Platform, string> = {
  ios: `
Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1
Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X) AppleWebKit/604.1.34 (KHTML, like Gecko) Version/12.0 Mobile/15A5341f Safari/604.1
Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 334.0.0.22.95 (iPhone13,2; iOS 17_5; en_IN; en; scale=3.00; 1170x2532; 603915497)
Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 AppleNews/1156.1 Version/9.4
Instagram 10.26.0 (iPhone7,2; iOS 10_1_1; en_US; en-US; scale=2.00; gamut=normal; 750x1334) AppleWebKit/420+
com.google.ios.youtube/19.09.3 (iPhone14,3; U; CPU iOS 15_6 like Mac OS X)
comdirect/6.4.0 (com.comdirect.phone; build:1; iPhone; iOS 17.1.0)
[FBAN/FBIOS;FBAV/443.0;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/17.2]
Mozilla/5.0 (iPhone; CPU iPhone OS 8_3 like Mac OS X) AppleWebKit/600.1.4 (KHTML, like Gecko) Version/8.0 Mobile/12F70 Safari/600.1.4 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)
`,
  android: `
Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36
Mozilla/5.0 (Linux; Android 11; JioPhone Next) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/98.0.4758.101 Mobile Safari/537.36
Mozilla/5.0 (Linux; Android 8.1.0; iPhone X Build/O11019) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/67.0.3396.87 Mobile Safari/537.36
Mozilla/5.0 (Android 13; Mobile; rv:125.0) Gecko/125.0 Firefox/125.0
Mozilla/5.0 (Linux; Android 12; V2055A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/86.0.4240.99 XWEB/4313 MMWEBSDK/20220805 Mobile Safari/537.36 MicroMessenger/8.0.27.2220(0x28001B53) Process/tools WeChat/arm64
Mozilla/5.0 (Linux; Android 8.0.0; CUBOT_P20) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/70.0.3538.110 Mobile Safari/537.36
TuneIn Radio/30.4 (Android 12; SM-A135F; Java)
[FBAN/MessengerLite;FBAV/312.0;FBPN/com.facebook.mlite;FBSV/11;FBDV/Android;]
Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)
`,
  other: `
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15
Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0
Mozilla/5.0 (Mobile; LYF/F90M/LYF-F90M-000-02-28-130318; Android; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5
Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)
WhatsApp/2.23.20.0 A
curl/8.5.0
`,
}

const rows = Object.entries(AGENTS).flatMap(([platform, agents]) =>
  agents
    .trim()
    .split('\n')
    .map((agent) => [platform, agent] as const),
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
