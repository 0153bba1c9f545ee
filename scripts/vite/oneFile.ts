import { deflateRawSync } from 'node:zlib'
import type { Plugin } from 'vite'

type Chunk = { fileName: string; name: string; code: string; imports: readonly string[]; facadeModuleId: string | null }

type Packing = {
  /** Ends of the paths of modules whose chunks most runs need, with all these import. */
  ready: readonly string[]
  /** Names of chunks that are not needed all the same, unless something of them is used. */
  apart: readonly string[]
  /** The package that the folder of the program is, to be installed alone: it depends on nothing. */
  about: { name: string; type: 'commonjs'; bin: Record<string, string> } & Record<string, unknown>
}

/**
 * Packs the chunks of a CommonJS program into its entry, which then is one file that starts fast. A chunk is run when
 * something of it is first used, so modules may do nothing but declare. Chunks that most runs need are there as functions;
 * all others as texts, compressed: a quarter of the bytes to read, and none of them to parse.
 */
export function oneFile({ ready, apart, about }: Packing): Plugin {
  return {
    name: 'one-file',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [output] : []))
      const entry = chunks.find(({ isEntry }) => isEntry)
      if (!entry) throw new Error('a program without an entry')
      const used = new Set<string>()
      for (const chunk of chunks) {
        if (chunk === entry || ready.some((end) => chunk.facadeModuleId?.endsWith(end)))
          addUsed(chunk, chunks, apart, used)
      }
      const others = chunks.filter((chunk) => chunk !== entry)
      const parts = others.map((chunk) => (used.has(chunk.fileName) ? asFunction(chunk) : asText(chunk)))
      const own = ascii(entry.code.replace(firstLine, ''))
      entry.code = `${firstLine}${loader(entry.fileName, parts)}${own}\n})($entry, $load, $file, $folder);\n`
      for (const { fileName } of others) delete bundle[fileName]
      // What Node takes a .js file for is said by the nearest package.json, and that of the project says modules. The file
      // also runs as a module, for who copies it alone into such a project, but then starts later.
      this.emitFile({ type: 'asset', fileName: 'package.json', source: `${JSON.stringify(about, null, 2)}\n` })
    },
  }
}

function addUsed(chunk: Chunk, chunks: readonly Chunk[], apart: readonly string[], used: Set<string>): void {
  if (used.has(chunk.fileName) || apart.includes(chunk.name)) return
  used.add(chunk.fileName)
  for (const each of chunks) if (chunk.imports.includes(each.fileName)) addUsed(each, chunks, apart, used)
}

const asFunction = ({ fileName, code }: Chunk): string =>
  `${JSON.stringify(`./${fileName}`)}:(function(exports,require,__filename,__dirname){${ascii(code)}\n})`

const asText = ({ fileName, code }: Chunk): string =>
  `${JSON.stringify(`./${fileName}`)}:"${deflateRawSync(ascii(code), { level: 9 }).toString('base64')}"`

const firstLine = '#!/usr/bin/env node\n'

/** Parts of Node that take milliseconds to load and are used by few runs. */
const heavy = 'child_process|crypto|dns|https?|net|readline|stream/consumers|timers/promises|tls|zlib'

/**
 * What chunks get for `require`. The exports of a chunk inherit from an object that is asked for what they lack, and then
 * runs the chunk; from there on they are an object like any other.
 */
const loader = (entry: string, parts: readonly string[]): string => `"use strict";
const $parts = {
${parts.join(',\n')}
};
const $isModule = typeof require !== "function";
const $file = $isModule ? process.argv[1] : __filename;
const $require = $isModule ? process.getBuiltinModule("node:module").createRequire($file) : require;
const $folder = $isModule ? $require("node:path").dirname($file) : __dirname;
const $entry = $isModule ? {} : exports;
const $exports = { ${JSON.stringify(`./${entry}`)}: $entry };
const $load = (name) => {
  if (name in $exports) return $exports[name];
  const part = $parts[name];
  if (part === undefined) return /^node:(?:${heavy.replaceAll('/', '\\/')})$/.test(name) ? $later(name) : $require(name);
  const lacking = new Proxy({}, {
    get(_, key) {
      Object.setPrototypeOf(chunk, Object.prototype);
      (typeof part === "string" ? $unpack(name, part) : part)(chunk, $load, $file, $folder);
      return chunk[key];
    },
  });
  const chunk = $exports[name] = Object.create(lacking);
  return chunk;
};
const $later = (name) => new Proxy({}, {
  get: (_, key) => $require(name)[key],
  has: (_, key) => key in $require(name),
  ownKeys: () => Reflect.ownKeys($require(name)),
  getOwnPropertyDescriptor: (_, key) => ({ value: $require(name)[key], enumerable: true, configurable: true }),
});
const $unpack = (name, text) => {
  const code = $require("node:zlib").inflateRawSync(Buffer.from(text, "base64")).latin1Slice();
  const names = ["exports", "require", "__filename", "__dirname"];
  return $require("node:vm").compileFunction(code, names, { filename: $file + name.slice(1) });
};
(function (exports, require, __filename, __dirname) {
`

/** A source of ASCII alone takes half the memory and is read faster. */
const ascii = (code: string): string =>
  code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
