type Shared = { title?: string | undefined; text?: string | undefined; url?: string | undefined }

/** The share dialog of a social network, for browsers without `navigator.share`. */
const dialogUrl = (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`

const description = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content || undefined

/** Shares the page, or the given details, with the visitor's device. `url` is absolute. Cancelling is not an error. */
export async function sharePage({ title = document.title, text = description(), url }: Shared): Promise<void> {
  const shared = { title, url: url ?? window.location.href, ...(text && { text }) }
  if (!('share' in navigator)) {
    window.open(dialogUrl(shared.url), '_blank', 'noopener,popup,width=600,height=540')
    return
  }
  try {
    await navigator.share(shared)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}
