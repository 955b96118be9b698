/**
 * Lets a component's markup be kept with the object that alone decides it (src/lib/kept-markup.ts): where React's server
 * renders a component that names such an object, the markup of an earlier render for the same object is taken as it is.
 * Kept is only what was written in one go between two tags: nothing that suspended, is a boundary, or touches text.
 */
const COMPONENT =
  /\} else \{\n(?<render> +var value = renderWithHooks\(request, task, keyPath, type, props, void 0\);\n +if \(request\.aborted\) throw null;\n +finishFunctionComponent\([^;]+;\n) +\}\n(?= +else if \("string" === typeof type\))/

function withMemory(render: string): string {
  return `} else {
      var subject = type.markupSubject && type.markupSubject(props), place = task.blockedSegment;
      var kept = subject && place && markupOf(type, subject);
      if (kept) {
        place.chunks.push(kept);
        place.lastPushedText = false;
      } else {
        var firstChunk = subject && place && place.chunks.length, boundaries = place && place.children.length;
        ${render.trim()}
        if (subject && place && place === task.blockedSegment && place.children.length === boundaries && !place.lastPushedText)
          keepMarkup(type, subject, place.chunks.slice(firstChunk).join(''));
      }
    }
`
}

const MEMORY = `
var keptMarkup = new WeakMap();
function markupOf(type, subject) {
  var kept = keptMarkup.get(type);
  return kept && kept.get(subject);
}
function keepMarkup(type, subject, markup) {
  if (!markup.startsWith('<') || markup.startsWith('<!--')) return;
  var kept = keptMarkup.get(type);
  if (!kept) keptMarkup.set(type, (kept = new WeakMap()));
  kept.set(subject, markup);
}
`

/**
 * React's server source, its chunks joined as strings already, with a memory for markup; undefined when it is not the
 * release that this was made for.
 */
export function withKeptMarkup(source: string): string | undefined {
  if (!COMPONENT.test(source)) return undefined
  const code = source.replace(COMPONENT, (_, render: string) => withMemory(render))
  return code.replace('"use strict";\n', (directive) => directive + MEMORY)
}
