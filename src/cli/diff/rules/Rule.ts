/** What a change means to one side. Editorial: nothing that a program sees. */
export type Effect = 'breaking' | 'compatible' | 'editorial'

/** What a kind of change is and means. `text` tells a developer what happens to their payloads, or to their client. */
export type Rule = { senders: Effect; readers: Effect; text: string }

/** Fewer payloads are valid: what was sent before may fail now, and every client takes what is left. */
export const narrower = (text: string): Rule => ({ senders: 'breaking', readers: 'compatible', text })

/** More payloads are valid: nothing that was sent fails, but an old client may be sent what it cannot take. */
export const wider = (text: string): Rule => ({ senders: 'compatible', readers: 'breaking', text })

/** Some payloads are no longer valid, others newly are. */
export const different = (text: string): Rule => ({ senders: 'breaking', readers: 'breaking', text })

/** The same payloads stay free of errors. */
export const harmless = (text: string): Rule => ({ senders: 'compatible', readers: 'compatible', text })

/** Words for people. */
export const editorial = (text: string): Rule => ({ senders: 'editorial', readers: 'editorial', text })
