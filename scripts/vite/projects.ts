import type { UserConfig } from 'vite'

/** The areas of the test suite, each run as `vitest --project <name>`. Environments are as close to the real one as it gets. */
const areas = {
  contract: { include: ['tests/contract/**/*.test.ts', 'tests/*.test.ts', 'tests/scripts/**/*.test.ts'] },
  renderer: { include: ['tests/renderer/**/*.test.{ts,tsx}'], environment: 'happy-dom' },
  portal: { include: ['tests/portal/**/*.test.{ts,tsx}'] },
  studio: { include: ['tests/studio/**/*.test.{ts,tsx}'], environment: 'happy-dom' },
  server: { include: ['tests/server/**/*.test.ts'], globalSetup: ['tests/helpers/server/globalSetup.ts'] },
  cli: { include: ['tests/cli/**/*.test.ts'] },
}

export const projects = (shared: UserConfig) =>
  Object.entries(areas).map(([name, area]) => ({
    ...shared,
    test: { name, environment: 'node', testTimeout: 30_000, hookTimeout: 90_000, css: { modules: {} }, ...area },
  }))
