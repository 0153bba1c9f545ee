declare module '*.md' {
  const page: import('./DocNode').DocPage
  export default page
}
