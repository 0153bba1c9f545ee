import type { ShellTextKey } from '../../../texts/loadTexts'

type ProblemKey = Extract<ShellTextKey, `problem.${string}`>

const keys = {
  signIn: 'problem.signIn',
  signedOut: 'problem.signedOut',
  email: 'problem.email',
  password: 'problem.password',
  commonPassword: 'problem.commonPassword',
  missingPassword: 'problem.missingPassword',
  wrongPassword: 'problem.wrongPassword',
  registrationPassword: 'problem.registrationPassword',
  currentPassword: 'problem.currentPassword',
  firstName: 'problem.firstName',
  lastName: 'problem.lastName',
  code: 'problem.code',
  picture: 'problem.picture',
  understood: 'problem.understood',
  invalidToken: 'problem.invalidToken',
  expiredToken: 'problem.expiredToken',
  usedToken: 'problem.usedToken',
  otherAccount: 'problem.otherAccount',
  takenAddress: 'problem.takenAddress',
  tooLarge: 'problem.tooLarge',
  tooMany: 'problem.tooMany',
  unavailable: 'problem.unavailable',
  offline: 'problem.offline',
} as const satisfies Readonly<Record<string, ProblemKey>>

const byName: ReadonlyMap<string, ProblemKey> = new Map(Object.entries(keys))

/** The text of a kind of problem that the server or the network reports. */
export const problemKey = (problem: string): ProblemKey => byName.get(problem) ?? 'problem.failed'
