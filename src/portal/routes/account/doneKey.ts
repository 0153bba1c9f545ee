const keys = {
  created: 'done.created',
  confirmed: 'done.confirmed',
  resent: 'done.resent',
  delayed: 'done.delayed',
  reset: 'done.reset',
  restored: 'done.restored',
  profile: 'done.profile',
  email: 'done.email',
  password: 'done.password',
  ended: 'done.ended',
  deleted: 'done.deleted',
  signedOut: 'done.signedOut',
} as const

export type DoneKey = (typeof keys)[keyof typeof keys]

const byName: ReadonlyMap<string | null, DoneKey> = new Map(Object.entries(keys))

/** The text of what a form has done, by the parameter `done` of the page that it leads to. */
export const doneKey = (done: string | null): DoneKey | undefined => byName.get(done)
