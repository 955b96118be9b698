import { Tokenizer } from 'htmlparser2'

/** Longest markup that is read, in characters. */
const MOST_CHARACTERS = 512 * 1024

/** Markup that would take more time or memory than any article is worth. */
export class TooComplexError extends Error {
  override name = 'TooComplexError'
}

/** Attributes as they are written, references and all, in their order; of two with one name the first. */
export type RawAttributes = ReadonlyMap<string, string>

export type MarkupHandler = {
  open(tag: string, attributes: RawAttributes, isSelfClosing: boolean): void
  close(tag: string): void
  text(raw: string): void
}

function ignore(): void {}

/**
 * Tells a handler the tags and the text of a markup in turn; comments and declarations are left out. Only the tokenizer
 * of htmlparser2 is used: what belongs into what is decided by `build-tree.ts`, and in linear time.
 * @throws TooComplexError when the markup is too long
 */
export function readMarkup(markup: string, handler: MarkupHandler): void {
  if (markup.length > MOST_CHARACTERS) throw new TooComplexError('too long')
  const source = markup.replace(/\r\n?/g, '\n')
  const nameAt = (start: number, end: number) => source.slice(start, end).toLowerCase()
  let tag = ''
  let name = ''
  let value = ''
  let attributes = new Map<string, string>()

  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      onopentagname(start, end) {
        tag = nameAt(start, end)
        attributes = new Map()
      },
      onattribname(start, end) {
        name = nameAt(start, end)
        value = ''
      },
      onattribdata(start, end) {
        value += source.slice(start, end)
      },
      onattribend() {
        if (!attributes.has(name)) attributes.set(name, value.replaceAll('\0', '\ufffd'))
      },
      onopentagend: () => handler.open(tag, attributes, false),
      onselfclosingtag: () => handler.open(tag, attributes, true),
      onclosetag: (start, end) => handler.close(nameAt(start, end).split('/', 1)[0] ?? ''),
      ontext(start, end) {
        // The tokenizer hands over as text, too, what is left of a tag or comment that the end of the markup cuts off.
        if (start !== 0 && source[start - 1] !== '>' && source[start] !== '<') return
        handler.text(source.slice(start, end).replace(/^<\/\s*>|\0/g, ''))
      },
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onattribentity: ignore,
      ontextentity: ignore,
      onend: ignore,
    },
  )
  tokenizer.write(source)
  tokenizer.end()
}
