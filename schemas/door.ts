/** The door between the server and the built portal: what each expects of the other. */
import type { Issue } from './check/Issue'
import type { Account, Portal } from './generated/types'

/** Raised with every change of this file, so that a server refuses a portal that was built from another one. */
export const doorVersion = 6

/** Calls the API by path, like `fetch`. */
export type Fetch = (path: string, init?: RequestInit) => Promise<Response>

/** Vite's manifest of the client build: for each source file, its built file and what that imports. */
export type Manifest = Readonly<Record<string, BuiltFile>>

export type BuiltFile = {
  file: string
  css?: readonly string[]
  assets?: readonly string[]
  /** Source files that are imported statically, and those that are imported dynamically. */
  imports?: readonly string[]
  dynamicImports?: readonly string[]
  isEntry?: boolean
}

export type RenderRequest = {
  /** Path and query of the address, as `readAddress` makes them. */
  url: string
  /** The portal's configuration, unchecked; undefined when the portal does not exist, null when the call failed. */
  portal: unknown
  locale: string
  env: 'desktop' | 'mobile'
  /** Milliseconds since 1970. */
  now: number
  /** Whether the visitor has yet to choose which cookies to accept. */
  asksConsent: boolean
  /** Origin of the site for absolute addresses; without it, the page has none. */
  origin: string | undefined
  /** Calls the API with the visitor's identity and language. */
  fetch: Fetch
  /** Resolves when the components may be rendered, which blocks the process: the server gives other requests a turn first. */
  turn?: (() => Promise<void>) | undefined
  assets: Manifest
  /** The posted form whose result replaces the page of the address. */
  formResult?: FormResult | undefined
  /** The account that is signed in to the portal, if any. */
  account?: Account | undefined
  /** Whether the API fails to say who is signed in. */
  isAccountUnknown?: boolean
  /** Why the visitor's session has just ended, if it has: `replayed` when its tokens may have been stolen. */
  sessionEnd?: 'expired' | 'replayed' | undefined
  /** Path and query of the page on which it ended, if that is another one, to return to after signing in. */
  endedOn?: string | undefined
  /** The result of a form that was posted to the page's own address. */
  posted?: PostedForm | undefined
}

/** An issue of the back end's data, with the path and query of the call whose answer has it; without them in the configuration. */
export type AnswerIssue = Issue & { address?: string | undefined }

export type RenderedPage = {
  status: number
  headers: Record<string, string>
  html: string
  /** Issues of the back end's data, for the log only. Their pointers start at the answer, before its `data`. */
  issues: readonly AnswerIssue[]
  /** Parameters of the address that this page reads, besides those of its route or of lists. */
  parameters: readonly string[]
  /** The only origins that frames of the page may load; absent for pages whose blocks say it. */
  frameOrigins?: readonly string[] | undefined
  /** HTML for the start of the body when a cache serves the page again because its data cannot be read. */
  notice: string
}

/** The result of a form that was posted to another address than its page's. */
export type FormResult = {
  /** HTTP status of the call that the form requested. */
  status: number
  /** Path of the page that contains the form, without the card name. */
  back?: string | undefined
  /** The call's path as the form names it. */
  endpoint?: string | undefined
  /** The fields of a form that was refused without a call, to submit again; undefined for a form with files. */
  fields?: readonly (readonly [name: string, value: string])[] | undefined
  /** Body of the call's answer. */
  answer?: unknown
}

/** A form that was posted to the address of its page: its values, without passwords, and its problems. */
export type PostedForm = {
  /** Name of the form. */
  form: string
  /** HTTP status of the page that shows it. */
  status: number
  /** Kinds of problems by field, with `''` for the form as a whole; empty when there is none. */
  problems: Readonly<Record<string, string>>
  values: Readonly<Record<string, string>>
  /**
   * Set for a form that the server forwards to the API: its fields without files, the API's answer, and the photo of a form that keeps
   * it, which the page sends again.
   */
  refused?: { fields: Readonly<Record<string, unknown>>; answer: unknown; photo?: KeptPhoto }
}

/** A photo that was posted, made small; `file` is its content in base64. */
export type KeptPhoto = { filename: string; contentType: string; file: string }

/** A form that was posted to the address of its page, before it is a call. */
export type PagePost = {
  /** Query of the page's address, which names what the form is about. */
  query: URLSearchParams
  /** The fields, nested. */
  fields: Readonly<Record<string, unknown>>
  /** Hidden fields of the page, whose names begin with `_`. */
  hidden: ReadonlyMap<string, unknown>
  portal: Portal
  isSignedIn: boolean
}

/**
 * A call of the API. `succeedsWith` is the only status of a success; by default each below 400 is one. `returns` is set for a call that
 * returns its whole response, as its contract says.
 */
export type FormCall = { method: string; endpoint: string; body?: unknown; succeedsWith?: number; returns?: 'response' }

/** The API's answer to a refused form, or an equivalent one. */
export type Refusal = { status: number; answer: unknown }

/** A form that is posted to the address of its page, which shows it again after a refusal. */
export type PageForm = {
  /** Name by which the page finds the posted values. */
  name: string
  /** `list` changes what the visitor owns; `contribution` may hold a photograph, and counts towards the limits of contributions. */
  kind: 'list' | 'contribution'
  /**
   * Whether its page shows a photo in the field `files` again after a refusal: in the field `_photo`, as JSON, which counts when no other
   * photo is chosen.
   */
  keepsPhoto?: boolean
  /** The call that the form's action makes with a script; undefined for fields that request none. */
  call(post: PagePost): FormCall | undefined
  /** Whether an answer refuses the form although its status is one of a success, so that its page shows it again. */
  isRefused?(post: PagePost, answer: unknown): boolean
  /** Path and query, below the card name, of the page that confirms the result. `answer` is the body of the call's answer. */
  target(post: PagePost, answer: unknown): string
  /**
   * The mails that the form ends: the name of their list in the header `List-Unsubscribe`. The page of the form reads who gets them in
   * the parameters `uid` and `code`, besides those of `query`.
   */
  unsubscribes?: { list: string; query?: Readonly<Record<string, string>> }
  /** Kinds of problems by field, with `''` for the form as a whole. Without it, the page reads the API's answer. */
  problems?(refusal: Refusal, post: PagePost): Readonly<Record<string, string>>
}

/** What the portal knows of an address before it renders it. */
export type PageAddress = {
  /** Path and query without the parameters that the page does not read. */
  url: string
  /** Whether the page shows what is the visitor's own, so that search engines leave it out. */
  isOwn: boolean
  /** Whether each visitor gets a page of their own, which no cache keeps. */
  isNeverShared: boolean
  /** Whether the page may ask for the camera. */
  usesCamera: boolean
  /** Whether the page may compile WebAssembly. */
  usesWasm: boolean
}

/** The files of a build, as addresses. */
export type FirstFiles = { main: string | undefined; styles: readonly string[] }

/** What the built portal exports. */
export type PortalDoor = {
  doorVersion: typeof doorVersion
  /** Renders the page of an address. Rejects only on a bug of the portal, never because of the back end's data. */
  render(request: RenderRequest): Promise<RenderedPage>
  /** Reads an address with its card name. `parameters` are those of a page that was rendered before. */
  readAddress(url: string, parameters?: readonly string[]): PageAddress
  /** The entry script and the style sheets that every page needs. */
  firstFiles(assets: Manifest): FirstFiles
  /** The forms that are posted to the addresses of their pages, by path below the card name. */
  forms: Readonly<Record<string, PageForm>>
  /** The files that each kind of offline pages needs, for the service worker. */
  offlineFiles(assets: Manifest): Readonly<Record<string, readonly string[]>>
}
