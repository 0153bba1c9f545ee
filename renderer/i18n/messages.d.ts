declare module '*.json?messages' {
  const messages: import('./createText').Messages
  export default messages
}
