import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Runs the files of an area one environment after the other. For another environment, a worker ends and a new process loads the
 * product again.
 */
export class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const areas = [...new Set(sorted.map(({ project }) => project))]
    return areas.flatMap((area) => {
      const own = sorted.filter(({ project }) => project === area)
      const environments = new Map(own.map((file) => [file, environmentOf(file)]))
      return [...new Set(environments.values())].flatMap((environment) =>
        own.filter((file) => environments.get(file) === environment),
      )
    })
  }
}

/** The environment that a file names in its first line. Its area has one for the others. */
const environmentOf = ({ moduleId }: TestSpecification): string =>
  /@vitest-environment (\S+)/.exec(readFileSync(moduleId, 'utf8').slice(0, 200))?.[1] ?? ''
