import type { UserConfig } from 'vite'
import { isWhole } from '../../tests/helpers/sample.ts'

const setSeed = 'tests/helpers/setSeed.ts'
const setupFiles = [setSeed, 'tests/helpers/setUp.ts']

/** The files of tests that need the machine to themselves: they measure time or memory, or race a real clock. */
const timed = 'tests/**/*.timed.test.ts'

/** The areas of the test suite, each run as `vitest --project <name>`, in the environment closest to the real one. */
const areas = {
  contract: { include: ['tests/contract/**/*.test.ts', 'tests/*.test.ts', 'tests/scripts/**/*.test.ts'] },
  renderer: { include: ['tests/renderer/**/*.test.{ts,tsx}'], environment: 'happy-dom', setupFiles },
  portal: { include: ['tests/portal/**/*.test.{ts,tsx}'], setupFiles },
  studio: { include: ['tests/studio/**/*.test.{ts,tsx}'], environment: 'happy-dom', setupFiles },
  server: { include: ['tests/server/**/*.test.ts'] },
  cli: { include: ['tests/cli/**/*.test.ts'] },
  // After all others, one file at a time.
  timed: { include: [timed], exclude: [], sequence: { groupOrder: 1 }, maxWorkers: 1 },
}

/** Ends tests that hang; no test is about it. A whole run has tests of many cases. In milliseconds. */
const hangMs = isWhole ? 900_000 : 180_000

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
      exclude: [timed],
      isolate: false,
      // What the files of an area keep in memory adds up; Node.js ends a worker at 4 GB by itself.
      execArgv: ['--max-old-space-size=6144'],
      setupFiles: [setSeed],
      testTimeout: hangMs,
      hookTimeout: hangMs,
      expect: { poll: { interval: 5, timeout: hangMs / 2 } },
      css: { modules: {} },
      ...area,
    },
  }))
