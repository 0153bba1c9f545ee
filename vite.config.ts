import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import about from './package.json' with { type: 'json' }
import { locales } from './schemas/generated/locales.ts'
import { emptyFolder } from './scripts/vite/emptyFolder.ts'
import { everyPatternMatches } from './scripts/vite/everyPatternMatches.ts'
import { groupedModules } from './scripts/vite/groupedModules.ts'
import { type ChunkingContext, importsOf } from './scripts/vite/importsOf.ts'
import { joinedStyles } from './scripts/vite/joinedStyles.ts'
import { markdown } from './scripts/vite/markdown.ts'
import { messages } from './scripts/vite/messages.ts'
import { minifiedEntry } from './scripts/vite/minifiedEntry.ts'
import { packageFile } from './scripts/vite/packageFile.ts'
import { plainFields } from './scripts/vite/plainFields.ts'
import { portalGroups } from './scripts/vite/portalGroups.ts'
import { repeatedImports } from './scripts/vite/repeatedImports.ts'
import { testConfiguration } from './scripts/vite/testConfiguration.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
/** The same for all names of a style sheet, so that they compress. */
const shortHash = (path: string) => createHash('sha1').update(path.replaceAll('\\', '/')).digest('hex').slice(0, 5)
const from = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Newest features of two years of browsers; phones in use are rarely older. */
const browsers = ['chrome109', 'safari15.6', 'firefox115']

const alias = [
  // React has had the hook itself since version 18.
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
  // Rich text decodes the references it knows itself; the table of all others is 15 kB.
  { find: /^entities\/decode$/, replacement: from('scripts/vite/noEntities.ts') },
]

/**
 * The browsers of visitors are spared the words of issues, which nobody reads there, and what ofetch has for calls that the
 * portal does not make: its own parser, base addresses and queries apart from the path. Lists load more without infinite queries.
 */
const portalAlias = [
  ...alias,
  { find: /^(?:destr|ufo)$/, replacement: from('scripts/vite/plainCalls.ts') },
  { find: /^\.\/(?:describeError|nearestName)$/, replacement: from('scripts/vite/codesOnly.ts') },
  { find: /^\.\/infiniteQueryBehavior\.js$/, replacement: from('scripts/vite/noInfiniteQueries.ts') },
]

/** `react-aria-components` has words of its own in 30 languages; those of portals are kept. */
const plugins = [react(), messages(), markdown(), optimizeLocales.vite({ locales: [...locales] })]

const shared: UserConfig = {
  plugins: [...plugins, everyPatternMatches()],
  resolve: { alias },
  css: { modules: { generateScopedName: (name, file) => `${name}-${shortHash(relative(root, file))}` } },
  json: { stringify: false },
}

const program = (entry: string, out: string, whole: boolean): UserConfig => ({
  ...shared,
  ...(whole ? { ssr: { noExternal: true } } : {}),
  publicDir: false,
  build: {
    ssr: from(entry),
    outDir: from(out),
    target: 'node20',
    emptyOutDir: true,
    copyPublicDir: false,
  },
})

/** The fixtures of a block, of the actions or of the pages are one file: one by one they would be hundreds. */
function fixtureGroup(id: string): string | null {
  const [, group] = /\/fixtures\/(blocks\/[^/]+|actions|pages)\//.exec(id) ?? []
  return group ? `fixtures-${group.replace('/', '-')}` : null
}

/**
 * Puts all that the portal's entry imports statically, at any depth, into one file: every page loads all of it, and it is
 * smaller in one piece. What is imported dynamically stays apart, and so does what a package exports for such code only.
 */
const entryGroup = (id: string, modules: ChunkingContext): string | null =>
  importsOf(from('src/portal/entry-client.tsx'), modules).has(id) && !id.endsWith('.css') && !usedLater.test(id)
    ? 'entry'
    : null

/** Writes begin once a visitor does something. */
const usedLater = /\/query-core\/build\/modern\/mutationObserver\.js$/

/** Puts all that a check of a sound page needs into one file: each further file costs every run of the command time. */
function validateGroup(id: string, modules: ChunkingContext): string | null {
  return importsOf(from('src/cli/validate/runValidate.ts'), modules).has(id) ? 'validate' : null
}

/** A page apart from the portal, for a bench or a drawing. It has every validator at once, to check whole pages. */
const singlePage = (folder: string, out: string): UserConfig => ({
  ...shared,
  root: from(folder),
  base: './',
  publicDir: false,
  build: {
    outDir: from(out),
    emptyOutDir: true,
    target: browsers,
    chunkSizeWarningLimit: 1500,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
})

/** One configuration for each program, chosen by `--mode`. */
const configurations: Record<string, UserConfig> = {
  portal: {
    ...shared,
    plugins: [
      ...plugins,
      everyPatternMatches(portalAlias),
      plainFields(),
      groupedModules(),
      joinedStyles(),
      minifiedEntry(),
      repeatedImports(),
    ],
    resolve: { alias: portalAlias },
    publicDir: false,
    build: {
      outDir: from('dist/portal/client'),
      manifest: true,
      target: browsers,
      // The first script does not list the chunks that a lazy one imports: their names would take 2 kB of it.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, dependencies) => dependencies.filter((name) => name.endsWith('.css')),
      },
      // A data: URL for a small asset would need data: in the content security policy.
      assetsInlineLimit: 0,
      cssCodeSplit: true,
      rolldownOptions: {
        // No class shadows a field of the class that it extends, so that fields are assigned and not defined.
        transform: { assumptions: { setPublicClassFields: true } },
        input: { portal: from('src/portal/entry-client.tsx') },
        output: {
          // The names of all lazy files are in the first script, which compresses no hash: 36 bits tell the versions of a file apart.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          codeSplitting: {
            groups: [{ test: /./, name: entryGroup, debugName: 'entry' }, ...portalGroups],
          },
        },
      },
    },
  },
  // One file without imports, as not every browser knows modules in service workers.
  'service-worker': {
    ...shared,
    plugins: [],
    publicDir: false,
    build: {
      outDir: from('dist/portal/worker'),
      emptyOutDir: true,
      target: browsers,
      modulePreload: false,
      rolldownOptions: {
        input: from('src/portal/serviceWorker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  },
  'portal-server': {
    ...program('src/portal/entry-server.tsx', 'dist/portal/server', true),
    define: { 'process.env.NODE_ENV': '"production"' },
  },
  studio: {
    ...shared,
    root: from('src/studio'),
    base: '/studio/',
    publicDir: false,
    // The worker that checks the document of the workbench imports all validators, which are modules.
    worker: { format: 'es' },
    build: {
      outDir: from('dist/studio'),
      emptyOutDir: true,
      target: browsers,
      // In kB: axe is as large, and loads on demand.
      chunkSizeWarningLimit: 700,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ test: /\/fixtures\//, name: fixtureGroup, debugName: 'fixtures' }] } },
      },
    },
  },
  // The page of `beffroi preview`, in the folder of the command, which is a package of its own.
  drawing: singlePage('src/studio/payload', 'dist/cli/drawing'),
  server: program('src/server/main.ts', 'dist/server', false),
  bench: singlePage('scripts/bench/page', '.cache/bench'),
  'bench-map': singlePage('scripts/bench/map', '.cache/bench-map'),
  cli: {
    ...program('src/cli/main.ts', 'dist/cli', true),
    plugins: [
      ...(shared.plugins ?? []),
      emptyFolder(from('dist/cli/chunks')),
      packageFile({
        name: about.name,
        version: about.version,
        description: 'Checks the JSON that describes the pages of a town’s portal.',
        license: about.license,
        type: 'module',
        engines: about.engines,
        bin: { beffroi: 'beffroi.js' },
      }),
    ],
    build: {
      ...program('src/cli/main.ts', 'dist/cli', true).build,
      // The page of `beffroi preview` stays.
      emptyOutDir: false,
      rolldownOptions: {
        output: {
          entryFileNames: 'beffroi.js',
          chunkFileNames: 'chunks/[name].js',
          minify: true,
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              // What every command needs: else the entry would hold it, and every chunk import the entry.
              { name: 'terminal', test: /\/src\/cli\/(?:exitCodes\.ts|terminal\/)/ },
              { name: 'sources', test: /\/schemas\/generated\/sources\./ },
              { name: validateGroup, test: /./, debugName: 'validate' },
              {
                name: 'contract',
                test: /\/schemas\/(?:check\/|json\/|generated\/(?!sources|configuration|places|calls))/,
              },
            ],
          },
        },
      },
    },
  },
}

export default defineConfig(({ mode }) => configurations[mode] ?? testConfiguration(shared))
