import { expect, test } from 'vitest'
import { scriptJson } from './script-json.ts'

test.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>', '&lt;&amp;', 'a\u2028b\u2029c'])(
  '%j comes out as it went in, and ends no element',
  (text) => {
    const json = scriptJson({ [text]: [text] })
    expect(json).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(json)).toEqual({ [text]: [text] })
  },
)
