import type { Random } from './random.ts'

const list = (words: string) => words.split(' ')

const ALLOWED = list(
  'p br hr div blockquote pre figure figcaption details summary h1 h2 h3 h4 h6 ul ol li dl dt dd a a b i em strong code small del span q ruby rt rp',
)
const TABLE = list('table table caption thead tbody tfoot tr tr td td th col colgroup')
const OTHER = list(
  'section article form center font nobr marquee image body html head label x-tag dir menu listing strike tt acronym',
)
const UNCLOSED = list(
  'svg math style title textarea select template noscript object button option iframe noembed video foreignObject desc mtext annotation-xml plaintext',
)
/** Elements whose text is not part of the article. */
const DROPPED = list(
  'script style title textarea noscript iframe noembed noframes template object applet svg math canvas audio video button select option optgroup datalist output meter progress slot portal',
)
const ATTRIBUTES = [
  '',
  '',
  ' href="/a"',
  ' href=https://example.com/?a=1&amp;b=2',
  ' HREF=" java&Tab;script&colon;x"',
  ' href=#a',
  ' id=a',
  ' name=b',
  ' lang=hi',
  ' dir=rtl',
  ' title="a > b < c &quot; &lt;"',
  " title='\"' onclick=x()",
  ' src="/a.png" alt="&amp;lt; &foo; >"',
  ' src=x onerror=x()',
  ' class="table-scroll"',
  ' colspan=2 start=3 value=4 type=a',
  ' style="a" / b / ',
  ' a="',
  " b='",
  ' =c',
  '/',
]
const TEXTS = list(
  'a b word &amp; &lt;p&gt; &#60; &#x22; &nbsp; &NotEqualTilde; &copy &#150; < <3 </> & > " \' \0 नल',
)
const PIECES = [
  '<!-- a -->',
  '<!-->',
  '<!--',
  '-->',
  '--!>',
  '<![CDATA[',
  ']]>',
  '<?xml a?>',
  '<!doctype html>',
  '<p',
  '</',
  '</p ',
  '<a href="',
  '">',
  '\n',
  ' ',
  '\r\n',
  '</br>',
  '</p>',
]

/** A text that no page may show. */
export const SECRET = 'secret'

/** Returns a short piece of random markup: any tags in any order, with `SECRET` where it may not be shown. */
export function randomMarkup(random: Random): string {
  const names = random.pick([ALLOWED, [...ALLOWED, ...TABLE], TABLE, [...ALLOWED, ...TABLE, ...OTHER]])
  function piece(): string {
    const kind = random.next()
    const name = random.pick(names)
    if (kind < 0.4) return `<${name}${random.pick(ATTRIBUTES)}>`
    if (kind < 0.65) return `</${name}>`
    if (kind < 0.87) return random.pick(TEXTS)
    if (kind < 0.92) return random.pick(PIECES)
    if (kind < 0.94) return `<${random.pick(UNCLOSED)}>`
    if (kind < 0.96) return `</${random.pick(UNCLOSED)}>`
    const dropped = random.pick(DROPPED)
    return `<${dropped}${random.pick(['', ' a', ' onload=x()'])}>${SECRET}</${dropped}>`
  }
  return random.times(random.pick([24, 24, 24, 120]), piece).join('')
}
