/** The script of the page: shows new issues, and passes on that the payload is another and what an action did. */
export const shellScript = `const frame = document.querySelector('iframe')
const told = document.getElementById('told')
new EventSource('/changes').onmessage = async () => {
  document.getElementById('issues').innerHTML = await (await fetch('/issues', { cache: 'no-store' })).text()
  frame.contentWindow.dispatchEvent(new Event('payload-change'))
}
frame.addEventListener('preview-action', ({ detail }) => {
  if (detail.kind === 'link') told.textContent = 'A link leads to ' + detail.url
  if (detail.kind === 'outcome') told.textContent = detail.action.handler + ': ' + detail.outcome.status
})
frame.addEventListener('preview-jump', ({ detail }) => {
  told.textContent = 'The block is at ' + detail
})
`

/** The style of the page. Issues stand beside the drawing where there is room, and above it elsewhere. */
export const shellStyle = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; min-block-size: 100vh; display: flex; flex-direction: column; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: baseline; padding: .5rem 1rem; border-block-end: 1px solid #8888; }
h1 { font-size: 1.1rem; margin: 0; overflow-wrap: anywhere; }
header p { margin: 0; }
form { display: flex; flex-wrap: wrap; gap: .5rem 1rem; }
select, button { font: inherit; min-block-size: 1.75rem; }
main { flex: 1; display: grid; grid-template: auto minmax(70vh, 1fr) auto / minmax(0, 1fr); }
main.text { display: block; }
section { padding: .5rem 1rem; max-block-size: 40vh; overflow: auto; }
section p { margin: .25rem 0; }
ol { list-style: none; margin: 0; padding: 0; }
li { border-inline-start: .25rem solid #b26a00; margin-block: .75rem; padding-inline-start: .75rem; }
li.error { border-color: #c62828; }
li p { overflow-wrap: anywhere; }
pre { margin: 0; overflow: auto; font-size: .875rem; }
main.text pre { padding: 1rem; }
a { color: LinkText; }
iframe { inline-size: 100%; block-size: 100%; border: 0; background: #fff; justify-self: center; }
.w320 { inline-size: 320px; } .w375 { inline-size: 375px; } .w768 { inline-size: 768px; } .w1280 { inline-size: 1280px; }
#told { margin: 0; padding: .25rem 1rem; min-block-size: 1.5rem; }
@media (min-width: 70rem) {
  main { grid-template: minmax(0, 1fr) auto / minmax(24rem, 2fr) minmax(0, 3fr); }
  main:not(.text) { block-size: calc(100vh - 4rem); }
  section { max-block-size: none; grid-row: 1 / 3; border-inline-end: 1px solid #8888; }
}
`
