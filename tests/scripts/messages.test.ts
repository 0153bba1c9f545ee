import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { root } from '../helpers/fixtures'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beffroi-messages-'))
  write('entry.js', "export { default } from './nl.json?messages'")
  write(
    'fr.json',
    JSON.stringify({ 'list.added': '{count, plural, one {# ajout} other {# ajouts}}', 'list.more': 'Plus' }),
  )
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

const plugin = join(root, 'scripts/vite/messages.ts')
const config = (folder: string) => `import { messages } from ${JSON.stringify(plugin)}
export default {
  root: ${JSON.stringify(folder)},
  plugins: [messages()],
  build: { minify: false, lib: { entry: 'entry.js', formats: ['es'], fileName: () => 'built.js' } },
}`

/** Builds the Dutch texts as they are given, in a process of its own; the code, or why there is none. */
function built(dutch: Record<string, string>): string {
  write('nl.json', JSON.stringify(dutch))
  write('vite.config.ts', config(folder))
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--config', join(folder, 'vite.config.ts')]
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? readFileSync(join(folder, 'dist/built.js'), 'utf8') : stderr
}

const added = '{count, plural, one {# toegevoegd} other {# toegevoegd}}'

it('compiles the texts of a language', () => {
  expect(built({ 'list.added': added, 'list.more': 'Meer' })).toMatch(/Meer/)
})

it.each([
  ['is not there', { 'list.added': added }],
  ['is empty', { 'list.added': added, 'list.more': ' ' }],
])('fails the build when a translation %s', (_, dutch) => {
  expect(built(dutch)).toMatch(/nl\.json has no text for list\.more/)
})

it('fails the build when a message is not ICU, naming its key', () => {
  expect(built({ 'list.added': '{count, plural, one {#}', 'list.more': 'Meer' })).toMatch(/list\.added is not ICU/)
})
