import { expect, test } from 'vitest'
import { getFiles, namedFiles } from './client-manifest.ts'

const manifest = {
  'src/entry.ts': { file: 'entry.js', isEntry: true, imports: ['_app.js', '_react.js'] },
  'src/routes/about.tsx?part=component': { file: 'about.js', imports: ['_page.js', '_app.js'] },
  'src/routes/about.tsx?part=notFoundComponent': { file: 'not-found.js' },
  'src/features/dialog.tsx': { file: 'dialog.js', imports: ['_page.js'] },
  '_app.js': { file: 'app.js', imports: ['_react.js'], dynamicImports: ['src/features/dialog.tsx'] },
  '_page.js': { file: 'page.js', imports: ['src/entry.ts', '_app.js'] },
  '_react.js': { file: 'react.js' },
}

test('a module has its file and those of its static imports, without repetition', () => {
  expect(getFiles(manifest, 'src/routes/about.tsx?part=component')).toEqual([
    'about.js',
    'page.js',
    'app.js',
    'entry.js',
    'react.js',
  ])
})

test('the server gets the files of entries and of route pages as URLs', () => {
  expect(namedFiles(manifest)).toEqual({
    'src/entry.ts': ['/entry.js', '/app.js', '/react.js'],
    'src/routes/about.tsx': ['/about.js', '/page.js', '/app.js', '/entry.js', '/react.js'],
  })
})

test('the build stops when no route has a page', () => {
  const { 'src/routes/about.tsx?part=component': _, ...others } = manifest
  expect(() => namedFiles(others)).toThrow('expected the pages of routes')
})
