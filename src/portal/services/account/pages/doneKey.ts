const keyByName = {
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

export type DoneKey = (typeof keyByName)[keyof typeof keyByName]

const keys: ReadonlyMap<string | null, DoneKey> = new Map(Object.entries(keyByName))

/** The text key of a form's confirmation, by the parameter `done` of the page it leads to. */
export const doneKey = (done: string | null): DoneKey | undefined => keys.get(done)
