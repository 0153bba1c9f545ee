/** What a change means to one side. Programs do not notice an editorial change. */
export type Effect = 'breaking' | 'compatible' | 'editorial'

/** What a rule means to each side. `text` explains it to developers: what happens to their payloads or their client. */
export type Rule = { senders: Effect; readers: Effect; text: string }

/** Creates a rule for changes after which fewer payloads are valid: senders may fail now; old clients accept the rest. */
export const narrower = (text: string): Rule => ({ senders: 'breaking', readers: 'compatible', text })

/** Creates a rule for changes after which more payloads are valid: senders are safe; an old client may refuse the new ones. */
export const wider = (text: string): Rule => ({ senders: 'compatible', readers: 'breaking', text })

/** Creates a rule for changes after which some payloads are no longer valid and others newly are. */
export const different = (text: string): Rule => ({ senders: 'breaking', readers: 'breaking', text })

/** Creates a rule for changes after which the same payloads are valid. */
export const harmless = (text: string): Rule => ({ senders: 'compatible', readers: 'compatible', text })

/** Creates a rule for changes of documentation only. */
export const editorial = (text: string): Rule => ({ senders: 'editorial', readers: 'editorial', text })
