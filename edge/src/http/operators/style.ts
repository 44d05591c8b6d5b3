/** Style of the operators' page in the shop's colours, light and dark; on a narrow screen each row is a card. */
export const style = `
:root{color-scheme:light dark;--ground:#fbf8f3;--raised:#fffdfa;--ink:#221c18;--quiet:#695e55;--line:#e9e1d4;--accent:#7b2d43;--fill:#7b2d43;--on-fill:#fdf7f2}
@media(prefers-color-scheme:dark){:root{--ground:#191412;--raised:#231c19;--ink:#f3ebe1;--quiet:#b9ab9e;--line:#3a302b;--accent:#e0a0b0}}
*{box-sizing:border-box}
body{margin:0 auto;padding:2.5rem clamp(1rem,4vw,3rem) 4rem;max-width:80rem;background:var(--ground);color:var(--ink);font:0.9375rem/1.6 "Be Vietnam Pro",system-ui,sans-serif}
h1,h2{font-family:"Playfair Display",Georgia,"Times New Roman",serif;font-weight:400;line-height:1.2}
h1{font-size:clamp(2rem,1.5rem + 2vw,3rem);margin:0.25rem 0 0.75rem}
h2{font-size:1.5rem;margin:3rem 0 0.75rem}
p{margin:0 0 1rem;max-width:44rem}
a{color:var(--accent)}
.brand,th,.quiet{color:var(--quiet)}
.brand{letter-spacing:0.08em;text-transform:uppercase;font-size:0.75rem}
.warn{background:var(--fill);color:var(--on-fill);padding:0.9rem 1.1rem;max-width:none}
.share{height:0.375rem;background:var(--line);max-width:44rem;margin:0 0 1.25rem}
.share i{display:block;height:100%;background:var(--accent)}
table{border-collapse:collapse;width:100%}
table+p{margin-top:1.25rem}
td,th{text-align:left;vertical-align:top;padding:0.6rem 1.25rem 0.6rem 0;border-bottom:1px solid var(--line)}
th{font-weight:400;font-size:0.8125rem}
td{font-variant-numeric:tabular-nums;overflow-wrap:break-word}
time{white-space:nowrap}
@media(max-width:48rem){
thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
tr{display:block;background:var(--raised);border:1px solid var(--line);padding:0.75rem 1rem;margin:0 0 0.75rem}
td{display:grid;grid-template-columns:6.5rem minmax(0,1fr);gap:0.75rem;border:0;padding:0.2rem 0}
td::before{content:attr(data-label);color:var(--quiet);font-size:0.8125rem}
td:empty{display:none}
}`.replaceAll("\n", "");
