import { name, version } from '../../../package.json'

/** The same version in every run, so that a check never changes without a commit. */
const command = `npx --yes ${name}@${version} validate`

/** A workflow of GitHub: notes at the lines of a pull request, and the results as JUnit XML to keep. */
export const githubWorkflow = `name: Beffroi

on:
  push:
  pull_request:

permissions:
  contents: read

jobs:
  payloads:
    runs-on: ubuntu-latest
    steps:
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
          path: beffroi.xml
`

/** A job of GitLab: issues in the code quality of a merge request and among its test results. */
export const gitlabJob = `beffroi:
  stage: test
  image: node:22-alpine
  script:
    - ${command} --report gitlab=gl-code-quality-report.json --report junit=beffroi.xml
  artifacts:
    when: always
    reports:
      codequality: gl-code-quality-report.json
      junit: beffroi.xml
`
