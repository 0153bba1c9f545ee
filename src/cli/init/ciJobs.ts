import { name, version } from '../../../package.json'

/** The archive of this version, as `npm pack` names it. In the folder of the configuration, CI takes it instead of a registry. */
export const packedFile = `${name}-${version}.tgz`

/** The command with a pinned version, so that results change only with a commit. */
const commandOf = (isPacked: boolean): string =>
  isPacked ? `npx --yes --package ./${packedFile} ${name} validate` : `npx --yes ${name}@${version} validate`

/** The command that checks a folder without a registry when the archive lies in it. */
export const nextCommand = (isPacked: boolean): string => (isPacked ? commandOf(true) : `npx ${name} validate`)

/** Quotes a string for YAML. */
const quote = (text: string): string => JSON.stringify(text)

/**
 * Returns a GitHub workflow: annotations in the pull request, and a JUnit report as an artifact. `folder` is the folder of the
 * configuration in the repository, empty for the root.
 */
export function githubWorkflow(folder: string, isPacked = false): string {
  const command = commandOf(isPacked)
  const defaults = folder === '' ? '' : `    defaults:\n      run:\n        working-directory: ${quote(folder)}\n`
  const report = folder === '' ? 'beffroi.xml' : quote(`${folder}/beffroi.xml`)
  return `name: Beffroi

on:
  push:
  pull_request:

permissions:
  contents: read

jobs:
  payloads:
    runs-on: ubuntu-latest
${defaults}    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - name: Check the payloads
        run: ${command} --format github --report junit=beffroi.xml
      - name: Keep the report
        if: \${{ !cancelled() }}
        uses: actions/upload-artifact@v4
        with:
          name: beffroi
          path: ${report}
`
}

/** Returns a GitLab job: issues in the code quality and the test results of a merge request. */
export function gitlabJob(folder: string, isPacked = false): string {
  const command = commandOf(isPacked)
  const change = folder === '' ? '' : `    - ${quote(`cd '${folder.replaceAll("'", `'\\''`)}'`)}\n`
  const report = (file: string) => (folder === '' ? file : quote(`${folder}/${file}`))
  return `beffroi:
  stage: test
  image: node:22-alpine
  script:
${change}    - ${command} --report gitlab=gl-code-quality-report.json --report junit=beffroi.xml
  artifacts:
    when: always
    reports:
      codequality: ${report('gl-code-quality-report.json')}
      junit: ${report('beffroi.xml')}
`
}
