import type { UserConfig } from 'vite'
import type { ViteUserConfig } from 'vitest/config'
import { projects } from './projects.ts'

/** Returns the configuration of the tests, of which `shared` is what every program has. Loads vitest, which no build needs. */
export async function testConfiguration(shared: UserConfig): Promise<ViteUserConfig> {
  const { EnvironmentSequencer } = await import('./EnvironmentSequencer.ts')
  return {
    ...shared,
    test: {
      projects: projects(shared),
      globalSetup: ['tests/helpers/server/globalSetup.ts'],
      maxWorkers: '100%',
      sequence: { sequencer: EnvironmentSequencer },
    },
  }
}
