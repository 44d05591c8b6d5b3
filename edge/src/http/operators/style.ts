/** Style of the operators' page in the shop's colours, light and dark; on a narrow screen each row is a card. */
export const style = `
:root{color-scheme:light dark;--ground:#fbf8f3;--raised:#fffdfa;--ink:#221c18;--quiet:#695e55;--line:#e9e1d4;--accent:#7b2d43;--fill:#7b2d43;--on-fill:#fdf7f2}
@media(prefers-color-scheme:dark){:root{--ground:#191412;--raised:#231c19;--ink:#f3ebe1;--quiet:#b9ab9e;--line:#3a302b;--accent:#e0a0b0}}
*{box-sizing:border-box}
body{margin:0 auto;padding:2.5rem clamp(1rem,4vw,3rem) 4rem;max-width:80rem;background:var(--ground);color:var(--ink);font:0.9375rem/1.6 "Be Vietnam Pro",system-ui,sans-serif}
h1,h2{font-family:"Playfair Display",Georgia,"Times New Roman",serif;font-weight:400;line-height:1.2}
h1{font-size:clamp(2rem,1.5rem + 2vw,3rem);margin:0.25rem 0 0.75rem}
h1::first-letter{text-transform:uppercase}
h2{font-size:1.5rem;margin:3rem 0 0.75rem}
p{margin:0 0 1rem;max-width:44rem}
a{color:var(--accent)}
.brand,th,.quiet{color:var(--quiet)}
.brand{letter-spacing:0.08em;text-transform:uppercase;font-size:0.75rem}
.warn{background:var(--fill);color:var(--on-fill);padding:0.9rem 1.1rem;max-width:none}
header{margin:0}
.who{float:right;margin:-4.25rem 0 0;padding:0;border:0;background:none;align-items:center}
.actions{display:flex;flex-wrap:wrap;gap:1rem;margin:0 0 1.25rem}
.actions p{flex-basis:100%;margin:0}
form{display:flex;flex-wrap:wrap;align-items:end;gap:0.75rem 1rem;padding:1rem 1.25rem;background:var(--raised);border:1px solid var(--line)}
label{display:grid;gap:0.25rem;font-size:0.8125rem;color:var(--quiet)}
label.check{display:flex;align-items:center;min-height:2.75rem}
input,select,button{font:inherit;font-size:1rem;color:var(--ink);background:var(--ground);border:1px solid var(--line);padding:0.5rem 0.75rem;min-height:2.75rem;max-width:100%}
input[type=checkbox]{min-height:0;width:1.25rem;height:1.25rem;accent-color:var(--fill)}
button{background:var(--fill);color:var(--on-fill);border-color:var(--fill);padding:0.5rem 1.25rem;cursor:pointer}
.who button{background:none;color:var(--accent);border:0;padding:0.5rem 0}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:1rem 0}
.chart{margin:1.5rem 0;max-width:44rem}
.plot{position:relative;height:12rem;padding-left:2.5rem}
.chart svg{display:block;width:100%;height:100%;overflow:visible}
.chart path{fill:none;stroke:var(--ink);stroke-width:2px;vector-effect:non-scaling-stroke}
.chart .grid{stroke:var(--line);stroke-width:1px}
.chart .limit{stroke:var(--accent);stroke-width:1px;stroke-dasharray:2 3}
.chart .loads{stroke:var(--accent)}
.chart .draws{stroke:#2f7a6b;stroke-dasharray:8 4}
.chart .arrivals{stroke:#3f6fb0;stroke-dasharray:3 3}
.chart .speed{stroke:#a8741a;stroke-dasharray:10 3 2 3}
.chart .answers{stroke:#7a4fa3;stroke-dasharray:1 3}
.marks span{position:absolute;left:0;transform:translateY(-50%);font-size:0.75rem;color:var(--quiet)}
.span{display:flex;flex-wrap:wrap;justify-content:space-between;gap:1rem;padding-left:2.5rem;font-size:0.75rem;color:var(--quiet)}
.chart ul{list-style:none;display:flex;flex-wrap:wrap;gap:0.25rem 1.5rem;margin:0.75rem 0;padding:0;font-size:0.875rem}
.chart li{display:flex;align-items:center;gap:0.5rem}
.chart li svg{width:2rem;height:0.75rem}
figcaption{font-size:0.8125rem;color:var(--quiet)}
.share{height:0.375rem;background:var(--line);max-width:44rem;margin:0 0 1.25rem}
.share i{display:block;height:100%;background:var(--accent)}
table{border-collapse:collapse;width:100%}
table+p{margin-top:1.25rem}
td,th{text-align:left;vertical-align:top;padding:0.6rem 1.25rem 0.6rem 0;border-bottom:1px solid var(--line)}
th{font-weight:400;font-size:0.8125rem}
td{font-variant-numeric:tabular-nums;overflow-wrap:break-word}
time{white-space:nowrap}
@media(max-width:48rem){
form,.actions>form{width:100%}
.who{width:auto}
form:not(.who) label,form:not(.who) input:not([type=checkbox]),form:not(.who) select{width:100%}
form:not(.who) button{width:100%}
thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
tr{display:block;background:var(--raised);border:1px solid var(--line);padding:0.75rem 1rem;margin:0 0 0.75rem}
td{display:grid;grid-template-columns:6.5rem minmax(0,1fr);gap:0.75rem;border:0;padding:0.2rem 0}
td::before{content:attr(data-label);color:var(--quiet);font-size:0.8125rem}
td:empty{display:none}
td[data-label=""]{display:block}
.span{padding:0;gap:0 0.5rem}
}`.replaceAll("\n", "");
