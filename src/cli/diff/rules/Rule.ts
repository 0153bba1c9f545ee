/** What a change means to one side. Programs do not notice an editorial change. */
export type Effect = 'breaking' | 'compatible' | 'editorial'

/** What a rule means to each side. `text` explains it to developers: what happens to their payloads or their client. */
export type Rule = { senders: Effect; readers: Effect; text: string }

/** Fewer payloads are valid: a payload that was valid may fail now; old clients accept the remaining ones. */
export const narrower = (text: string): Rule => ({ senders: 'breaking', readers: 'compatible', text })

/** More payloads are valid: none fails that was valid, but an old client may receive one that it refuses. */
export const wider = (text: string): Rule => ({ senders: 'compatible', readers: 'breaking', text })

/** Some payloads are no longer valid, and others are newly valid. */
export const different = (text: string): Rule => ({ senders: 'breaking', readers: 'breaking', text })

/** The same payloads have no errors. */
export const harmless = (text: string): Rule => ({ senders: 'compatible', readers: 'compatible', text })

/** Only documentation changes. */
export const editorial = (text: string): Rule => ({ senders: 'editorial', readers: 'editorial', text })
