import { name, version } from '../../../package.json'

/** The same version in every run, so that a check never changes without a commit. */
const command = `npx --yes ${name}@${version} validate`

/** A string of YAML, whatever is in it. */
const quoted = (text: string): string => JSON.stringify(text)

/**
 * A workflow of GitHub: notes at the lines of a pull request, and the results as JUnit XML to keep. `folder` is that of the
 * configuration, from the top of the repository; empty when it is the top.
 */
export function githubWorkflow(folder: string): string {
  const defaults = folder === '' ? '' : `    defaults:\n      run:\n        working-directory: ${quoted(folder)}\n`
  const report = folder === '' ? 'beffroi.xml' : quoted(`${folder}/beffroi.xml`)
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

/** A job of GitLab: issues in the code quality of a merge request and among its test results. */
export function gitlabJob(folder: string): string {
  const change = folder === '' ? '' : `    - ${quoted(`cd '${folder.replaceAll("'", `'\\''`)}'`)}\n`
  const report = (file: string) => (folder === '' ? file : quoted(`${folder}/${file}`))
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
