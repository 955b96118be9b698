import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { indexedPng, isOpaque } from './indexed-png.ts'

await initWasm(readFileSync(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))))

parentPort?.on('message', (svg: string) => {
  const drawing = new Resvg(svg, { font: { loadSystemFonts: false } })
  const image = drawing.render()
  const { pixels, width, height } = image
  parentPort?.postMessage(isOpaque(pixels) ? indexedPng(pixels, width, height) : image.asPng())
  image.free()
  drawing.free()
})
