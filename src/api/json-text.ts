import { perObject } from '#lib/per-object.ts'

/** A value as JSON, which is written into a page as it stands; the browser is given the value itself. */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** An object as JSON. The same object gives the same text, which is made once. */
export const jsonText = perObject((value: object) => new JsonText(JSON.stringify(value)))
