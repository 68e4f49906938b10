// Written by `npm run generate` from openapi/. Do not edit.
import { textLength as func0 } from './support/text-length.js';
export const addPasskeyBody = validate0;

const pattern0 = new RegExp("^[A-Za-z0-9_\\-]+$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.passkey === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "passkey"}});
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!/\S/u.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"filled",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.passkey !== undefined){
let data1 = data.passkey;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/passkey",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data1.rawId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/passkey",keyword:"required",params:{missingProperty: "rawId"}});
errors++;
}
if(data1.type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/passkey",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data1.response === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/passkey",keyword:"required",params:{missingProperty: "response"}});
errors++;
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 === "string"){
if(func0(data2) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/id",keyword:"maxLength",params:{limit: 20000}});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/id",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/id",keyword:"matches",params:{says: "Bytes as base64url, as WebAuthn writes them in JSON."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/passkey/id",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data1.rawId !== undefined){
let data3 = data1.rawId;
if(typeof data3 === "string"){
if(func0(data3) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/rawId",keyword:"maxLength",params:{limit: 20000}});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/rawId",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/rawId",keyword:"matches",params:{says: "Bytes as base64url, as WebAuthn writes them in JSON."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/passkey/rawId",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data1.type !== undefined){
let data4 = data1.type;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["public-key"].includes(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/type",keyword:"choice",params:{}});
errors++;
}
}
if(data1.response !== undefined){
let data5 = data1.response;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.clientDataJSON === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/response",keyword:"required",params:{missingProperty: "clientDataJSON"}});
errors++;
}
if(data5.attestationObject === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/response",keyword:"required",params:{missingProperty: "attestationObject"}});
errors++;
}
if(data5.clientDataJSON !== undefined){
let data6 = data5.clientDataJSON;
if(typeof data6 === "string"){
if(func0(data6) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/response/clientDataJSON",keyword:"maxLength",params:{limit: 20000}});
errors++;
}
if(func0(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/response/clientDataJSON",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/response/clientDataJSON",keyword:"matches",params:{says: "Bytes as base64url, as WebAuthn writes them in JSON."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/passkey/response/clientDataJSON",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data5.attestationObject !== undefined){
let data7 = data5.attestationObject;
if(typeof data7 === "string"){
if(func0(data7) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/response/attestationObject",keyword:"maxLength",params:{limit: 20000}});
errors++;
}
if(func0(data7) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/response/attestationObject",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/response/attestationObject",keyword:"matches",params:{says: "Bytes as base64url, as WebAuthn writes them in JSON."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/passkey/response/attestationObject",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data5.transports !== undefined){
let data8 = data5.transports;
if(Array.isArray(data8)){
if(data8.length > 7){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/response/transports",keyword:"maxItems",params:{limit: 7}});
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/response/transports/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"].includes(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/response/transports/" + i0,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/passkey/response/transports",keyword:"type",params:{type: "array"}});
errors++;
}
}
for(const key0 in data5){
if(!["clientDataJSON", "attestationObject", "transports"].includes(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/response",keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/passkey/response",keyword:"type",params:{type: "object"}});
errors++;
}
}
for(const key1 in data1){
if(!["id", "rawId", "type", "response"].includes(key1)){
(vErrors ??= []).push({instancePath:instancePath+"/passkey",keyword:"known",params:{additionalProperty: key1}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/passkey",keyword:"type",params:{type: "object"}});
errors++;
}
}
for(const key2 in data){
if(!["name", "passkey"].includes(key2)){
(vErrors ??= []).push({instancePath,keyword:"known",params:{additionalProperty: key2}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
