/** Parts that many agents share. */
const PARTS: Record<string, string> = {
  M: 'Mozilla/5.0',
  K: 'AppleWebKit/537.36 (KHTML, like Gecko)',
  C: 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  D: 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  W: 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36',
  I: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)',
}

const IOS = `
%I Version/17.5 Mobile/15E148 Safari/604.1
%I CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1
%I FxiOS/127.0 Mobile/15E148 Safari/605.1.15
%I EdgiOS/126.0.2592.56 Version/17.0 Mobile/15E148 Safari/604.1
%I Mobile/15E148 Instagram 334.0.0.22.95 (iPhone13,2; iOS 17_5; en_IN; en; scale=3.00; 1170x2532; 603915497)
%I Mobile/15E148 [FBAN/FBIOS;FBAV/443.0.0.23.229;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/17.5;FBLC/en_GB]
%I Mobile/15E148 [LinkedInApp]/9.29.7699
%I Mobile/15E148 Snapchat/12.90.0.45 (like Safari/8618.2.12.10.9, panda)
%I Mobile/15E148 Twitter for iPhone/10.45
%I Mobile/15E148 WhatsApp/24.11.85 iOS
%I Mobile/15E148 Paytm/11.0.0 net.one97.paytm
%I Mobile/15E148 PhonePe/24.05.28 iOS
%I Mobile/15E148 Truecaller/13.50
%I Mobile/15E148 ShareChat/6.1 Moj
%I Mobile/15E148 GSA/318.0.642804631 Safari/604.1
%I Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/en
%I Mobile/15E148 Safari Line/14.9.0
%I Version/17.5 Mobile/15E148 Safari/605.1.15 BingSapphire/31.8.430522001
%I Version/17.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15
%I OPT/4.7.0 Version/17.5 Mobile/15E148
%I Mobile/15E148 UCBrowser/13.8.8
%I Mobile/15E148 BytedanceWebview/d8a21c6 musical_ly_34.8.0 BytedanceLocale/en
%I Mobile/15E148 Safari/604.1 Pinterest for iOS/12.20
%I Mobile/15E148 AppleNews/1156.1 Version/9.4
%M (iPhone; CPU iPhone OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1
%M (iPhone; U; CPU iPhone OS 5_1_1 like Mac OS X; en) AppleWebKit/534.46.0 (KHTML, like Gecko) CriOS/19.0.1084.60 Mobile/9B206 Safari/7534.48.3
%M (iPhone; U; CPU iPhone OS 4_0 like Mac OS X; en-us) AppleWebKit/532.9 (KHTML, like Gecko) Version/4.0.5 Mobile/8A293 Safari/6531.22.7
%M (iPhone; CPU iPhone OS 7_0 like Mac OS X) AppleWebKit/537.51.1 (KHTML, like Gecko) Version/7.0 Mobile/11A465 Safari/9537.53
%M (iPad; CPU OS 12_4_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBDV/iPad4,1;FBMD/iPad;FBSN/iOS]
%M (iPad; U; CPU OS 11_2 like Mac OS X; zh-CN; iPad5,3) AppleWebKit/534.46 (KHTML, like Gecko) UCBrowser/3.0.1.776 U3/ Mobile/10A403 Safari/7543.48.3
%M (iPad; CPU OS 18_1_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 YJApp-IOS jp.co.yahoo.ipn.appli/4.131.0
%M (iPad; CPU OS 9_1 like Mac OS X) AppleWebKit/534.46 (KHTML, like Gecko) BaiduHD/5.4.0.0 Mobile/10A406 Safari/8536.25
%M (iPod touch; CPU iPhone OS 7_0_4 like Mac OS X) AppleWebKit/537.51.1 (KHTML, like Gecko) Version/7.0 Mobile/11B554a Safari/9537.53
%M (iPod; U; CPU iPhone OS 4_3_3 like Mac OS X; en-us) AppleWebKit/533.17.9 (KHTML, like Gecko) Version/5.0.2 Mobile/8J2 Safari/6533.18.5
%M (iPhone; CPU iPhone OS 8_3 like Mac OS X) AppleWebKit/600.1.4 (KHTML, like Gecko) Version/8.0 Mobile/12F70 Safari/600.1.4 (compatible; Googlebot/2.1)
%M (iOS; like Mac OS X) AppleWebKit/536.36 (KHTML, like Gecko) not Chrome/27.0.1500.95 Mobile/10B141 Safari/537.36 Bowser/0.2.1
Opera/9.80 (iPhone; Opera Mini/7.1.32694/27.1407; U; en) Presto/2.8.119 Version/11.10
Opera/9.80 (iPad; Opera Mini/7.1.32694/27.1407; U; en) Presto/2.8.119 Version/11.10
UCWEB/2.0 (iOS; U; iPh OS 4_3_2; zh-CN; iPh4) U2/1.0.0 UCBrowser/9.1.0.282 U2/1.0.0 Mobile
UCWEB/2.0 (iPad; U; CPU OS 7_1 like Mac OS X; en; iPad3,6) U2/1.0.0 UCBrowser/9.3.1.344
IUC(U;iOS 5.1.1;Zh-cn;320*480;)/UCWEB8.9.1.271/42/800
[FBAN/FBIOS;FBAV/283.0.0.44.117;FBDV/iPhone12,1;FBMD/iPhone;FBSN/iOS;FBSV/13.6.1;FBID/phone;FBLC/en_US]
Instagram 10.26.0 (iPhone7,2; iOS 10_1_1; en_US; en-US; scale=2.00; gamut=normal; 750x1334) AppleWebKit/420+
com.google.ios.youtube/19.09.3 (iPhone14,3; U; CPU iOS 15_6 like Mac OS X)
com.tinyspeck.chatlyio/23.04.10 (iPhone; iOS 16.4.1; Scale/3.00)
comdirect/6.4.0 (com.comdirect.phone; build:1; iPhone; iOS 17.1.0)
APP-BE Test/1.0 (iPad; Apple; CPU iPhone OS 7_0_2 like Mac OS X)
ios/iPhone/14.2/SOME_CUSTOM_APP_VERSION
`

const ANDROID = `
UCWEB/2.0 (Linux; U; Adr 8.1.0; en-US; Redmi 6A) U2/1.0.0 UCBrowser/12.9.3.1144 U2/1.0.0 Mobile
UCWEB/2.0 (Linux; U; Adr 5.1; en-US; Lenovo A1000) U2/1.0.0 UCBrowser/10.6.0.706 U2/1.0.0 Mobile
UCWEB/2.0 (Linux; U; Adr 4.4.2; hi; SM-G7102) U2/1.0.0 UCMini/10.7.6 Mobile
UCWEB/2.0 (Linux; U; Opera Mini/7.1.32052/30.3697; en-US; Adr 9; Micromax Q402) U2/1.0.0 UCBrowser/11.4
%M (Linux; U; Android 10; en-US; Redmi Note 8 Build/QKQ1) %K Version/4.0 Chrome/78.0.3904.108 UCBrowser/13.4.0.1306 Mobile Safari/537.36
%M (Linux; U; Android 6.0.1; zh-CN; F5121 Build/34.0.A.1.247) %K Version/4.0 Chrome/40.0.2214.89 UCBrowser/11.5.1.944 Mobile Safari/537.36
UCWEB/2.0 (MIDP-2.0; U; Adr 4.0.4; en-US; Micromax_A57) U2/1.0.0 UCBrowser/8.8.1.359 U2/1.0.0 Mobile
%M (Linux; Android 10; K) %C
%M (Linux; Android 10; K) %D
%M (Linux; Android 11; JioPhone Next) %C
%M (Linux; Android 11; LS1542QWN Build/RKQ1; wv) %W
%M (Linux; Android 8.1.0; iPhone X Build/O11019) %C
%M (Linux; Android 7.0; iPhone 12 Pro Max Build/NRD90M) %C
%M (Linux; U; Android 4.4.2; en-us; i12 Pro iPhone Build/KOT49H) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30
%M (Linux; Android 13; SM-A146B Build/TP1A.220624.014; wv) %W [WhatsApp/2.24.11.79]
%M (Linux; Android 13; SM-M336BU Build/TP1A; wv) %W Instagram 334.0.0.42.95 Android (33/13; 450dpi; 1080x2177; samsung; SM-M336BU; en_IN)
%M (Linux; Android 14; RMX3853 Build/UKQ1; wv) %W [FB_IAB/FB4A;FBAV/466.0.0.53.107;]
%M (Linux; Android 12; CPH2219 Build/SP1A; wv) %W [FB_IAB/Orca-Android;FBAV/459.0.0.52.108;]
%M (Linux; Android 12; V2055A) %K Version/4.0 Chrome/86.0.4240.99 XWEB/4313 MMWEBSDK/20220805 Mobile Safari/537.36 MicroMessenger/8.0.27.2220
%M (Linux; Android 11; vivo 1906 Build/RP1A; wv) %W Paytm/10.33.0 net.one97.paytm
%M (Linux; Android 13; M2101K6P Build/TKQ1; wv) %W PhonePe/24.05.28.0 com.phonepe.app
%M (Linux; Android 12; CPH2349 Build/SP1A; wv) %W Truecaller/13.50.6 com.truecaller
%M (Linux; Android 10; V2043 Build/QP1A; wv) %W ShareChat/2024.21 in.mohalla.sharechat
%M (Linux; Android 11; M2006C3MII Build/RP1A; wv) %W Moj/2024.12 in.mohalla.video
%M (Linux; Android 13; SM-E146B Build/TP1A; wv) %W GPay/238.1 com.google.android.apps.nbu.paisa.user
%M (Linux; Android 12; Infinix X6817 Build/SP1A; wv) %W MyJio/7.0.70 com.jio.myjio
%M (Linux; Android 12; TECNO KG5k Build/SP1A; wv) %W Flipkart/8.11 com.flipkart.android
%M (Linux; Android 13; moto g54 5G Build/U1TD; wv) %W Amazon.com/28.11.0.100 (Android/13/moto g54)
%M (Linux; Android 13; I2219 Build/TP1A; wv) %W Snapchat/12.90.0.46 (I2219; Android 13#0; gzip; )
%M (Linux; Android 13; 22101316I Build/TP1A; wv) %W LinkedInApp/4.1.961
%M (Linux; Android 12; RMX3501 Build/SP1A; wv) %W Line/14.9.0/IAB
%M (Linux; Android 12; CPH2325 Build/SP1A; wv) %W Kwai/10.4 Telegram-Android/10.14.5 (Oppo; SDK 31)
%M (Linux; Android 13; SH-M20 Build/TKQ1.220915.002; wv) %W YJApp-ANDROID jp.co.yahoo.android.yjtop/3.187.0
%M (Linux; Android 14; Pixel 8 Build/UQ1A; wv) %W GSA/15.20.38.28.arm64
Instagram 334.0.0.42.95 Android (33/13; 450dpi; 1080x2177; samsung; SM-M336BU; m33x; s5e8825; en_IN)
[FBAN/FB4A;FBAV/215.0.0.48.97;FBPN/com.facebook.katana;FBLC/en_GB;FBDV/SM-J701F;FBSV/9;FBSN/Android;]
[FBAN/MessengerLite;FBAV/312.0;FBPN/com.facebook.mlite;FBSV/11;FBDV/Android;]
TuneIn Radio/30.4 (Android 12; SM-A135F; Java)
%M (Linux; Android 13; SM-S918B) %K SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36
%M (Linux; Android 9; SAMSUNG SM-J701F) %K SamsungBrowser/14.2 Chrome/87.0.4280.141 Mobile Safari/537.36
%M (Linux; U; Android 12; en-in; 2201117TI Build/SP1A) %K Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.4.0-g
%M (Linux; U; Android 12; en-us; CPH2239 Build/SP1A) %K Version/4.0 Chrome/90.0.4430.61 Mobile Safari/537.36 HeyTapBrowser/45.9.0.1
%M (Linux; Android 12; V2120 Build/SP1A; wv) %W VivoBrowser/10.9.1.0
%M (Linux; Android 13; RMX3241) %C EdgA/126.0.2592.56
%M (Linux; Android 13; SM-G990E) %C OPR/82.2.4342.79407
%M (Linux; U; Android 9; Redmi 7 Build/PKQ1; wv) %W OPR/64.0.2254.62069
%M (Linux; U; Android 8.1.0; vivo 1811 Build/OPM1; wv) %W OPR/50.0.2254.149182 OMI/50
Opera/9.80 (Android; Opera Mini/36.2.2254/191.273; U; en) Presto/2.12.423 Version/12.16
Opera/9.80 (Android; Opera Mini/7.5/34.1784; U; en) Presto/2.8 Version/11.10
Opera/9.80 (Android 4.1.2; Linux; Opera Mobi/ADR-1305251841) Presto/2.11.355 Version/12.10
Opera/12.02 (Android 4.1; Linux; Opera Mobi/ADR-1111101157; U; en-US) Presto/2.9.201 Version/12.02
%M (Android 13; Mobile; rv:125.0) Gecko/125.0 Firefox/125.0
%M (Android 4.4; Tablet; rv:41.0) Gecko/41.0 Firefox/41.0
%M (Android; Mobile; rv:36.0) Gecko/36.0 Firefox/36.0
%M (Android 7.0; Mobile; rv:62.0) Gecko/62.0 Firefox/62.0
%M (Linux; Android 7.0) %K Version/4.0 Focus/1.0 Chrome/59.0.3029.83 Mobile Safari/537.36
%M (Linux; Android 8.1.0) %K Version/4.0 Chrome/92.0.4515.131 Mobile DuckDuckGo/5 Safari/537.36
%M (Linux; Android 11; Pixel 4 XL) %K Chrome/113.0.0.0 Mobile Iron Safari/537.36
%M (Android 6.0; HUAWEI ALE-L21) %K Version/4.0 Chrome/30.0.0.0 Mobile Safari/537.36 SurfBrowser/3.0
%M (Linux; Android 7.0; MI NOTE Pro Build/NRD90M; wv) %W Mb2345Browser/15.6.2
%M (Linux; Android 9; Redmi Note 5 Build/PKQ1.180904.001; wv) %W bdbrowser/6.4.0.4
%M (Linux; Android 9; MIX 2 Build/PKQ1.190118.001; wv) %W BingWeb/6.9.12
%M (Linux; U; Android 2.2.2; en-us; VM670 Build/FRG83G) AppleWebKit/533.1 (KHTML, like Gecko)
%M (Linux; U; Android 2.3.6; en-in; GT-S5360 Build/GINGERBREAD) AppleWebKit/533.1 (KHTML, like Gecko) Version/4.0 Mobile Safari/533.1
%M (Linux; U; Android 4.0.4; en-gb; Micromax A110 Build/IMM76D) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30
%M (Linux; U; Android 4.2.2; en-us; KARBONN A1+ Build/JDQ39) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30
%M (Linux; Android 5.1; LAVA A97 Build/LMY47D) %C
%M (Linux; Android 8.1.0; itel A45 Build/O11019) %C
%M (Linux; Android 7.0; LYF LS-5201 Build/NRD90M; wv) %W
%M (Linux; Android 8.1.0; Nokia 2.1 Build/OPM1) %C
%M (Linux; Android 12; Lenovo TB-X306X) %D
%M (Linux; Android 13; SM-X216B) %D
%M (Linux; Android 14; Nothing A065) %C
%M (Linux; Android 13; CPH2467) %C
%M (Linux; Android 10; HD1913) %C EdgA/110.0.1587.66
%M (Linux; Android 8.0.0; CUBOT_P20) %C
%M (Linux; Android 8.1.0; F-04K Build/V15R060P) %C
%M (Linux; Android 9; d-02K) %D
%M (Linux; Android 6.0.1; Nexus 5X Build/MMB29M) %C (compatible; Googlebot/2.1; +http://www.google.com/bot.html)
%M (Linux; Android 5.1.1; KFAUWI Build/LVY48F; wv) %K Version/4.0 Chrome/100.0.4896.127 Safari/537.36 MxBrowser/4.3.5.2000
%M (Linux; Android 9; KFMAWI) %K Silk/108.4.6 like Chrome/108.0.5359.160 Safari/537.36
%M (Linux; U; en-us; KFTT Build/IML74K) AppleWebKit/535.19 (KHTML, like Gecko) Silk/3.13 Safari/535.19 Silk-Accelerated=true
%M (Linux; U; en-in; KFAPWI Build/JDQ39) AppleWebKit/535.19 (KHTML, like Gecko) Silk/3.27 Safari/535.19
%M (Linux; Android 10; HarmonyOS; YAL-AL10; HMSCore 6.3.0.327; GMSCore 21.48.15) %K Chrome/92.0.4515.105 HuaweiBrowser/12.0.3.310 Mobile Safari/537.36
%M (Linux; Android 12; Huawei P60 Pro Build/HarmonyOS 3.1.0) %C OPR/111.11
%M (Android 12; HarmonyOS 4.0.0.118; OXF-AN00 Build/HUAWEIOXF-AN00; wv) %C EdgA/125.0.0.0
%M (Linux; U; Android 4.2.2; ru-ru; 2013023 Build/HM2013023) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30 XiaoMi/MiuiBrowser/1.0
%M (Linux; Android 6.0; ONIDA Android TV Build/MRA58K; wv) %W
%M (Linux; Android 10; 2020/2021 UHD Android TV Build/QTG3.201102.001; wv) %W
%M (Linux; U; Android 5.1.1; zh-cn; ChangHong Android TV Build/LMY49J) %W MQQBrowser/10.8
%M (Linux; U; Android 10; zh-CN; V2034A Build/QP1A.190711.020) %W UCBS/3.22.2.33 AlipayClient/10.2.51.7100
Dalvik/2.1.0 (Linux; U; Android 9; Mi MIX 3 5G MIUI/V10.3.2.0.PEMEUVF)
APP-My App/1.0 (Linux; Android 4.2.1; Nexus 5 Build/JOP40D)
jdapp;android;9.4.4;10;network/wifi;%M (Linux; Android 10; ONEPLUS A5010 Build/QKQ1.191014.012; wv) %W
okhttp/4.12.0 (Android 13; SM-A146B)
`

const OTHER = `
%M (Mobile; LYF/F90M/LYF-F90M-000-02-28-130318; Android; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5
%M (Mobile; LYF/F220B/LYF-F220B-003-01-15-130718;Android; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5
%M (Mobile; LYF/F271i/LYF-F271i-000-01-26-160818-i;Android; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5.1.2
%M (Mobile; LYF/F320B/LYF-F320B-001-01-37; Android; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5.3
%M (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5
%M (Mobile; Nokia 2780 Flip; rv:84.0) Gecko/84.0 Firefox/84.0 KAIOS/3.1
%M (Mobile; rv:37.0; 4044V) Gecko/68.0 Firefox/101.0 KaiOS/1.0
%M (Mobile; rv:26.0) Gecko/26.0 Firefox/26.0
%M (Tablet; rv:26.0) Gecko/26.0 Firefox/26.0
%M (Mobile; Windows Phone 8.1; Android 4.0; ARM; Trident/7.0; Touch; rv:11.0; IEMobile/11.0; NOKIA; Lumia 635) like iPhone OS 7_0_3 Mac OS X AppleWebKit/537 (KHTML, like Gecko) Mobile Safari/537
%M (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 535) %K Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15254
%M (Windows Phone 10.0; Android 4.2.1; Microsoft; Lumia 640 LTE) %K Chrome/46.0.2486.0 Mobile Safari/537.36 Edge/13.10586
%M (compatible; MSIE 10.0; Windows Phone 8.0; Trident/6.0; IEMobile/10.0; ARM; Touch; NOKIA; Lumia 520)
%M (compatible; MSIE 9.0; Windows Phone OS 7.5; Trident/5.0; IEMobile/9.0; NOKIA; Lumia 800)
Mozilla/4.0 (compatible; MSIE 7.0; Windows Phone OS 7.0; Trident/3.1; IEMobile/7.0; DELL; Venue Pro)
Opera/9.80 (Windows Phone; Opera Mini/7.6.8/35.7518; U; ru) Presto/2.8.119 Version/11.10
%M (Windows IoT 10.0; Android 6.0.1; WebView/3.0) %K Chrome/64.0.3282.140 Mobile Safari/537.36 Edge/18.17763
%M (Linux; Ubuntu 14.04 like Android 4.4) AppleWebKit/537.36 Chromium/35.0.1870.2 Mobile Safari/537.36
UCWEB/2.0 (Windows; U; wds 8.10; en-US; NOKIA; RM-974_1021) U2/1.0.0 UCBrowser/4.2.1.541 U2/1.0.0 Mobile
Mozilla/4.0 (compatible; MSIE 6.0; Windows CE; IEMobile 7.11) 320x240; Windows Mobile 6.1 Standard
Mozilla/4.0 (PDA; Windows CE/1.0.1) NetFront/3.0
Opera/9.80 (J2ME/MIDP; Opera Mini/9.80 (S60; SymbOS; Opera Mobi/23.348; U; en) Presto/2.5.25 Version/10.54
Opera/9.80 (J2ME/MIDP; Opera Mini/4.2.21465/28.2725; U; en) Presto/2.8.119 Version/11.10
Opera/9.80 (MAUI Runtime; Opera Mini/4.4.39001/35.5706; U; en) Presto/2.8.119 Version/11.10
Opera/9.80 (Series 60; Opera Mini/7.1.32444/35.3431; U; en) Presto/2.8.119 Version/11.10
Opera/9.80 (BlackBerry; Opera Mini/7.0.31437/28.3030; U; en) Presto/2.8.119 Version/11.10
UCWEB/2.0 (Java; U; MIDP-2.0; en-US; nokia5130c-2) U2/1.0.0 UCBrowser/9.4.1.482 U2/1.0.0 Mobile
UCWEB/2.0 (Java; U; MIDP-2.0; Nokia203/20.37) U2/1.0.0 UCBrowser/8.7.0.218 U2/1.0.0 Mobile
UCWEB/2.0 (Symbian; U; S60 V5; en-US; Nokia5250) U2/1.0.0 UCBrowser/9.2.0.336 U2/1.0.0 Mobile
Nokia5250/10.0.011 (SymbianOS/9.4; U; Series60/5.0 Mozilla/5.0; Profile/MIDP-2.1 Configuration/CLDC-1.1 ) AppleWebKit/525 (KHTML, like Gecko) Safari/525 3gpp-gba
%M (Symbian/3; Series60/5.2 NokiaC7-00/024.001; Profile/MIDP-2.1 Configuration/CLDC-1.1 ) AppleWebKit/533.4 (KHTML, like Gecko) NokiaBrowser/7.3.1.37 Mobile Safari/533.4 3gpp-gba
%M (Series40; Nokia501/11.1.1/java_runtime_version=Nokia_Asha_1_1_1; Profile/MIDP-2.1 Configuration/CLDC-1.1) Gecko/20100401 S40OviBrowser/3.9.0.0.22
BlackBerry9300/5.0.0.912 Profile/MIDP-2.1 Configuration/CLDC-1.1 VendorID/378
%M (BB10; Touch) AppleWebKit/537.3+ (KHTML, like Gecko) Version/10.0.9.386 Mobile Safari/537.3+
%M (PlayBook; U; RIM Tablet OS 2.1.0; en-US) AppleWebKit/536.2+ (KHTML, like Gecko) Version/7.2.1.0 Safari/536.2+
SAMSUNG-S8000/S8000XXIF3 SHP/VPP/R5 Jasmine/1.0 Nextreaming SMM-MMS/1.2.0 profile/MIDP-2.1 configuration/CLDC-1.1
%M (Linux; Tizen 2.3; SAMSUNG SM-Z130H) AppleWebKit/537.3 (KHTML, like Gecko) SamsungBrowser/1.0 Mobile Safari/537.3
%M (SMART-TV; Linux; Tizen 5.0) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/2.2 Chrome/63.0.3239.84 TV Safari/537.36
%M (SMART-TV; X11; Linux armv7l) AppleWebkit/537.42 (KHTML, like Gecko) Safari/537.42
%M (Web0S; Linux/SmartTV) %K Chrome/79.0.3945.79 Safari/537.36 WebAppManager
%M (Unknown; Linux armv7l) AppleWebKit/537.1+ (KHTML, like Gecko) Safari/537.1+ LG Browser/6.00.00(+mouse+3D+SCREEN+TUNER; LGE; 47LA621V-ZD)
Opera/9.80 (Linux mips ; U; HbbTV/1.1.1 (; Philips; ; ; ; ) CE-HTML/1.0 NETTV/3.1.0; en) Presto/2.6.33 Version/10.70
%M (TV; rv:44.0) Gecko/44.0 Firefox/44.0
%M (PlayStation 4 5.55) AppleWebKit/601.2 (KHTML, like Gecko)
%M (Linux; U; Sailfish 3.0; Mobile; rv:45.0) Gecko/45.0 Firefox/45.0 SailfishBrowser/1.0
%M (X11; U; Linux armv7l; ru-RU; rv:1.9.2.3pre) Gecko/20100723 Firefox/3.5 Maemo Browser 1.7.4.8 RX-51 N900
Mozilla/4.0 (compatible; MSIE 6.0; Windows 98; PalmSource/hspr-H102; Blazer/4.0) 16;320x320
%M (Windows NT 10.0; Win64; x64) %D
%M (Windows NT 10.0; Win64; x64) %D Edg/126.0.2592.56
%M (Windows NT 6.3; WOW64; Trident/7.0; .NET4.0E; Tablet PC 2.0; rv:11.0) like Gecko
%M (Windows NT 10.0; WOW64) %D UBrowser/7.0.125.1801
%M (Windows NT 10.0; Win64; x64) WhatsApp/2.2412.54 %D
%M (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15
%M (Macintosh; Intel Mac OS X 10_15_7) %D
%M (X11; Linux x86_64) %D
%M (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0
%M (X11; CrOS x86_64 14541.0.0) %D
%M (X11; Ubuntu; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0
Mozilla/4.0 (compatible; Linux 2.6.22) NetFront/3.4 Kindle/2.5 (screen 600x800; rotate)
%M (compatible; Googlebot/2.1; +http://www.google.com/bot.html)
WhatsApp/2.23.20.0 A
WhatsApp/2.24.11.79 i
TelegramBot (like TwitterBot)
facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)
python-requests/2.25.1
curl/8.5.0
atc/1.0 watchOS/7.3.3 model/Watch4,2 hwp/t8006 build/18S830 (6; dt:191)
`

function toAgents(lines: string): Array<string> {
  return lines
    .trim()
    .split('\n')
    .map((line) => line.replace(/%([A-Z])/g, (_, part: string) => PARTS[part] ?? part))
}

/**
 * User agents by the platform whose store has apps for the device, with Indian phones, browsers and in-app browsers first.
 * Formats are those of the browsers' documentation and of the tests of ua-parser-js.
 */
export const userAgents = { ios: toAgents(IOS), android: toAgents(ANDROID), other: toAgents(OTHER) }
