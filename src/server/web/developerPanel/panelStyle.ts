/** The style sheet of the panel for developers, which stands in pages of any theme. */
export const panelStyle = `.developer-panel{box-sizing:border-box;max-width:100%;padding:1rem 1rem 6rem;border-top:3px solid #b45309;
background:#fff;color:#1f2937;font:1rem/1.5 system-ui,sans-serif}
.developer-panel summary{min-height:2rem;font-weight:700;cursor:pointer}
.developer-panel :focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}
.developer-panel .developer-scroll{overflow-x:auto}
.developer-panel table{border-collapse:collapse;margin-block:1rem}
.developer-panel caption{text-align:start}
.developer-panel :is(th,td){padding:.25rem .75rem .25rem 0;text-align:start;vertical-align:top;font-weight:400}
.developer-panel thead th{font-weight:700}
.developer-panel code{overflow-wrap:anywhere}
.developer-panel li{margin-block:.5rem}
.developer-panel a{display:inline-block;min-height:1.5rem;color:#1d4ed8;text-decoration:underline}
`
