import type { UserConfig } from 'vite'
import { scaled } from '../../tests/helpers/scaled.ts'

const setupFiles = ['tests/helpers/setUp.ts']

/** The areas of the test suite, each run as `vitest --project <name>`, in the environment closest to the real one. */
const areas = {
  contract: { include: ['tests/contract/**/*.test.ts', 'tests/*.test.ts', 'tests/scripts/**/*.test.ts'] },
  renderer: { include: ['tests/renderer/**/*.test.{ts,tsx}'], environment: 'happy-dom', setupFiles },
  portal: { include: ['tests/portal/**/*.test.{ts,tsx}'], setupFiles },
  studio: { include: ['tests/studio/**/*.test.{ts,tsx}'], environment: 'happy-dom', setupFiles },
  server: { include: ['tests/server/**/*.test.ts'] },
  cli: { include: ['tests/cli/**/*.test.ts'] },
}

/**
 * Creates the test projects. Files of an area share the modules of their worker, because loading the product per file took longer
 * than most files. `setUp.ts` cleans up after each file.
 */
export const projects = (shared: UserConfig) =>
  Object.entries(areas).map(([name, area]) => ({
    ...shared,
    test: {
      name,
      environment: 'node',
      isolate: false,
      testTimeout: scaled(30_000),
      hookTimeout: scaled(90_000),
      css: { modules: {} },
      ...area,
    },
  }))
