import {chromium} from 'playwright-core';
import {startPreviewServer} from './src/preview/preview-server.ts';
const server=await startPreviewServer({dir:'/dev/shm/compare/simplified',port:0,host:'127.0.0.1'});
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
for (const [w,h] of [[360,4600],[768,2800],[1280,2300]]) {
 const p=await (await b.newContext({viewport:{width:w,height:h}})).newPage();
 await p.goto(server.url+'/compare',{waitUntil:'networkidle'});
 await p.evaluate(()=>{globalThis.s=[];new PerformanceObserver(l=>{for(const e of l.getEntries())s.push([e.value.toFixed(5),...e.sources.slice(0,3).map(x=>(x.node?.textContent??'').slice(0,25)+' '+x.previousRect.y+'>'+x.currentRect.y)])}).observe({type:'layout-shift'})});
 const type=async(sel,t)=>{await p.locator(sel).focus();await p.keyboard.press('Control+A');for(const c of t){await p.keyboard.type(c);await p.waitForTimeout(30);}};
 for(const t of ['97000','120000','45.50','210000']) await type('[name=offer-salary]',t);
 await type('[name=salary]','83450'); await type('[name=want-salary]','2210');
 console.log(w,JSON.stringify(await p.evaluate(()=>s),null,0)); await p.context().close(); }
// keystroke timing at 6x, home and compare
for (const [path,sel] of [['/','#salary'],['/compare','[name=offer-salary]'],['/','#salary'],['/compare','[name=offer-salary]']]) {
 const p=await (await b.newContext({viewport:{width:360,height:740}})).newPage();
 await p.goto(server.url+path,{waitUntil:'networkidle'}); await p.waitForTimeout(500);
 const c=await p.context().newCDPSession(p); await c.send('Emulation.setCPUThrottlingRate',{rate:6});
 await p.locator(sel).focus();
 await p.evaluate(()=>{globalThis.t=[];globalThis.ev=[];document.addEventListener('keydown',e=>{const a=performance.now();const d=[e.timeStamp];queueMicrotask(()=>{});requestAnimationFrame(()=>{const c=new MessageChannel();c.port1.onmessage=()=>t.push(performance.now()-e.timeStamp);c.port2.postMessage(0)})},true);
  document.addEventListener('input',e=>{const a=performance.now();setTimeout(()=>0);Promise.resolve().then(()=>0);globalThis.ia=a},true);
  document.addEventListener('input',()=>{const a=ia;queueMicrotask(()=>queueMicrotask(()=>ev.push(performance.now()-a)))}); });
 const keys='80123456'; for(let i=0;i<60;i++){ if(i%6===0) await p.keyboard.press('Control+A'); await p.keyboard.press(keys[i%6]); await p.waitForTimeout(60);} 
 const [t,ev]=await p.evaluate(()=>[t,ev]); const med=a=>[...a].sort((x,y)=>x-y)[Math.floor(a.length/2)]?.toFixed(1); const q=a=>[...a].sort((x,y)=>x-y)[Math.floor(a.length*.9)]?.toFixed(1);
 console.log(path,'key->paint median',med(t),'p90',q(t),'input->render median',med(ev),'p90',q(ev),t.length); await p.context().close(); }
await b.close(); await server.close();
