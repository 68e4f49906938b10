// The look of the front door: the product's colours and sizes (engine/web/theme/tokens.ts), in the page itself, so that nothing holds back its first paint.
const light =
  '--bg:#F4F6F5;--surface:#FFF;--surface-2:#F8FAF9;--hover:#F0F4F2;--text:#12201E;--text-2:#465452;--text-3:#5C6967;--border:#DCE3E0;--border-soft:#E8EDEB;--border-strong:#7F8C89;--accent:#0B5754;--accent-hover:#07423F;--on-accent:#FFF;--accent-soft:#DFEDEB;--accent-ink:#0A4F4C;--success:#1B6E3B;--chart-1:#0B5754;--chart-2:#4F9B94';
const dark =
  '--bg:#0D1312;--surface:#141B1A;--surface-2:#182120;--hover:#1D2726;--text:#E7EDEB;--text-2:#B0BCB9;--text-3:#909D9A;--border:#273231;--border-soft:#1F2928;--border-strong:#74827F;--accent:#63C3B8;--accent-hover:#82D3C9;--on-accent:#04211F;--accent-soft:#15322F;--accent-ink:#8CDAD0;--success:#74CB90;--chart-1:#63C3B8;--chart-2:#3A8780';

/** CSS of the page, for both appearances and any width. */
export const style = `
:root{color-scheme:light;${light}}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${dark}}}
:root[data-theme=dark]{color-scheme:dark;${dark}}
html[data-known] body{visibility:hidden}
*{box-sizing:border-box;margin:0}
html{scroll-padding-top:80px;-webkit-text-size-adjust:100%}
body{background:var(--bg);color:var(--text);font:400 15px/24px "Inter Variable",Inter,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
ul,ol{list-style:none;padding:0}
a{color:var(--accent);text-decoration:none}a:hover{text-decoration:underline}
h1,h2,h3{font-weight:620;text-wrap:balance}
b,strong{font-weight:620}
.num{font-feature-settings:"tnum"}.sub{color:var(--text-2)}.mut{color:var(--text-3)}.sm{font-size:14px;line-height:20px}
.vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;left:-9999px}.skip:focus{left:16px;top:12px;z-index:2;background:var(--surface);padding:12px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.wrap{max-width:1168px;margin:0 auto;padding:0 24px}
.top{position:sticky;top:0;z-index:1;background:var(--surface);border-bottom:1px solid var(--border)}
.top .wrap{display:flex;align-items:center;min-height:64px;gap:4px}
.home{display:flex;align-items:center;gap:10px;margin-right:auto;color:var(--text);font-weight:620;font-size:20px;letter-spacing:-.02em;min-height:44px}.home:hover{text-decoration:none}
.top nav{display:flex;align-items:center}.top nav a{color:var(--text-2);font-weight:520;font-size:14px;padding:12px}
.card{background:var(--surface);border:1px solid var(--border);border-radius:8px}
.btn{display:flex;align-items:center;justify-content:center;min-height:44px;padding:0 20px;border-radius:8px;border:1px solid var(--border-strong);background:none;color:var(--text);font:520 14px/20px inherit;font-family:inherit;cursor:pointer}
.btn:hover{background:var(--hover);text-decoration:none}.btn.pri{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}.btn.pri:hover{background:var(--accent-hover)}.btn.wide{width:100%}
.icon{border:0;padding:0;width:44px}
.hero{display:grid;grid-template-columns:minmax(0,1fr) 376px;gap:32px 80px;padding-top:48px;padding-bottom:56px;align-items:start}
h1{font-size:40px;line-height:48px;letter-spacing:-.026em}
.lead{font-size:17px;line-height:26px;color:var(--text-2);margin:16px 0 28px;max-width:34em}
.menu a{display:flex;align-items:center;gap:16px;min-height:64px;padding:10px 20px;color:var(--text)}.menu a:hover{background:var(--hover);text-decoration:none}.menu li+li{border-top:1px solid var(--border-soft)}
.menu span{flex:1}.menu b,.menu small{display:block}.menu small{font-size:14px;line-height:20px;color:var(--text-2)}.menu i{font-style:normal;font-size:20px;font-weight:620;letter-spacing:-.012em}
.go{display:flex;align-items:center;gap:16px;margin-top:20px}.go .btn{flex:none}.go .in{display:none}
.si{padding:28px}.si h2{font-size:20px;line-height:28px}.si form{display:grid;gap:18px;margin-top:20px}
.fld span{display:flex;justify-content:space-between;font-size:14px;line-height:20px;font-weight:520;margin-bottom:6px}.fld a{font-weight:400;font-size:13px}
input{width:100%;min-height:44px;padding:0 12px;border:1px solid var(--border-strong);border-radius:8px;background:var(--surface);color:var(--text);font:inherit;font-size:16px}
section.s{padding:64px 0;border-top:1px solid var(--border)}section.alt{background:var(--surface-2)}
h2{font-size:28px;line-height:36px;letter-spacing:-.02em}.sh{max-width:40em;margin-bottom:28px}.sh p{margin-top:8px}
.ws{max-width:820px;overflow:hidden}
.wl{display:grid;grid-template-columns:minmax(0,1fr) 116px 116px 116px;gap:2px 8px;align-items:baseline;padding:10px 20px;font-size:14px;line-height:20px}
.wl>:nth-child(n+2):not(small){text-align:right;white-space:nowrap}.wl>span:nth-child(2){color:var(--text-2)}.wl .d{color:var(--success)}
.wl.hd{color:var(--text-3);font-size:13px;border-bottom:1px solid var(--border)}.wl.hd>span,.wl.hd>.d{color:inherit}
.ws summary{cursor:pointer;min-height:48px;align-items:center;border-bottom:1px solid var(--border-soft);font-weight:520;list-style:none}.ws summary::-webkit-details-marker{display:none}
.ws summary:hover{background:var(--hover)}.ws summary:focus-visible,.faq summary:focus-visible{outline-offset:-2px}
summary b::before{content:"";display:inline-block;width:6px;height:6px;border:solid var(--text-3);border-width:0 2px 2px 0;transform:rotate(45deg);margin:0 12px 3px 2px}[open]>summary b::before{transform:rotate(225deg);margin-bottom:0}
summary b{font-weight:520}
.in-it{background:var(--surface-2);border-bottom:1px solid var(--border-soft);padding:4px 0 8px}.in-it .wl>span:first-child,.in-it small{padding-left:20px}.wl small{grid-column:1/2;font-size:13px;line-height:18px;color:var(--text-3)}
.wl.otd{background:var(--surface-2);font-weight:620;font-size:17px;padding:20px}.wl.otd>span:nth-child(2){font-weight:400;font-size:14px}
.steps{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:36px 40px}.steps li{border-top:1px solid var(--border-strong);padding-top:14px}.steps h3{font-size:17px;line-height:24px;margin:2px 0 6px}.steps p{color:var(--text-2)}
.pks{display:grid;grid-template-columns:repeat(auto-fit,minmax(260px,1fr));gap:24px}.pk{padding:24px;display:flex;flex-direction:column}.pk h3{font-size:18px;line-height:26px}.pk .pp{font-size:28px;line-height:36px;font-weight:620;letter-spacing:-.02em;margin:12px 0 16px}.pk ul{display:grid;gap:10px;font-size:14px;line-height:20px;margin-bottom:24px}.pk li{padding-left:24px;position:relative}.pk li::before{content:"";position:absolute;left:4px;top:3px;width:5px;height:10px;border:solid var(--success);border-width:0 2px 2px 0;transform:rotate(45deg)}.pk .btn{margin-top:auto}
.lh{margin:36px 0 12px;font-size:15px;line-height:24px}
.lad{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));overflow:hidden}.lad li{padding:18px 24px 20px;border-top:6px solid var(--accent);font-size:14px;line-height:20px}.lad li+li{border-left:1px solid var(--border-soft);border-top-color:var(--chart-2)}.lad li+li+li{border-top-color:var(--border-strong)}.lad b,.lad span{display:block}.lad b{font-size:16px;line-height:24px}.lad span{color:var(--text-2)}.lad .v{color:var(--text-3);margin-top:8px}
.sav{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,600px);gap:64px;align-items:center}
.bars{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:6px;align-items:end;padding:20px}.bars li{display:grid;justify-items:center;gap:4px;font-size:12px;line-height:16px}.bars svg{display:block;width:100%;height:120px;fill:var(--chart-1)}.bars li:first-child svg{fill:var(--border-strong)}.bars small{font-size:11px;color:var(--text-3)}
.advs{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:24px 40px}.advs li{display:flex;gap:16px;align-items:center}.av{flex:none;width:48px;height:48px;border-radius:50%;display:grid;place-content:center;background:var(--accent-soft);color:var(--accent-ink);font-weight:620}.advs h3{font-size:16px}
.faq{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:0 40px;align-items:start}.faq details{border-top:1px solid var(--border)}.faq summary{display:flex;align-items:center;min-height:56px;cursor:pointer;list-style:none}.faq summary::-webkit-details-marker{display:none}.faq p{color:var(--text-2);padding:0 40px 20px 20px;white-space:pre-line}
footer{border-top:1px solid var(--border);background:var(--surface);padding:40px 0 64px;font-size:14px}footer .wrap{display:grid;grid-template-columns:1.3fr 1.3fr 1fr;gap:24px 40px}address{font-style:normal;white-space:pre-line;color:var(--text-2)}footer a{display:block;color:var(--text-2);padding:2px 0}footer .last a{display:inline;text-decoration:underline}footer .last{grid-column:1/-1;padding-top:16px;border-top:1px solid var(--border-soft)}
.ask{margin-top:20px}.ask a{text-decoration:underline}
@media(max-width:900px){
.wrap{padding:0 16px}.hero{grid-template-columns:minmax(0,1fr);padding-top:24px;padding-bottom:40px}h1{font-size:28px;line-height:34px}.lead{font-size:15px;line-height:24px;margin:10px 0 18px}
.menu a{padding:10px 16px}.go{flex-wrap:wrap;gap:12px 8px}.go .btn{flex:1}.go .in{display:flex}.go p{flex-basis:100%}.si{padding:20px 16px}
section.s{padding:44px 0}h2{font-size:22px;line-height:28px}.sh{margin-bottom:20px}.top nav a.w{display:none}
.wl{grid-template-columns:minmax(0,1fr) 84px 84px;padding:8px 14px;font-size:13px;gap:2px 6px}.wl .d{display:none}.wl small{grid-column:1/-1}.wl.otd{font-size:14px;padding:16px 14px}.wl.otd>span:nth-child(2){font-size:13px}.in-it .wl>span:first-child,.in-it small{padding-left:12px}
.steps,.advs,.faq,.lad,.sav{grid-template-columns:minmax(0,1fr)}.steps,.sav{gap:24px}.lad li+li{border-left:0}.pks{gap:12px}.pk{padding:20px 16px}.bars{gap:3px;padding:16px 12px}.bars small{font-size:9px;letter-spacing:-.03em}
footer .wrap{grid-template-columns:minmax(0,1fr)}footer a{padding:10px 0}}
`;
