// Written by `npm run generate` from openapi/. Do not edit.
import { textLength as func0 } from './support/text-length.js';
export const confirmSecondStepBody = validate0;

const pattern0 = new RegExp("^[A-Za-z0-9_\\-]+$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.way === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "way"}});
errors++;
}
if(data.way !== undefined){
let data0 = data.way;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/way",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["passkey", "app", "recovery_code", "password"].includes(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/way",keyword:"choice",params:{}});
errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 === "string"){
if(func0(data1) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.password !== undefined){
let data2 = data.password;
if(typeof data2 === "string"){
if(func0(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/password",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/password",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/password",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.passkey !== undefined){
let data3 = data.passkey;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/passkey",keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data3.rawId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/passkey",keyword:"required",params:{missingProperty: "rawId"}});
errors++;
}
if(data3.type === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/passkey",keyword:"required",params:{missingProperty: "type"}});
errors++;
}
if(data3.response === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/passkey",keyword:"required",params:{missingProperty: "response"}});
errors++;
}
if(data3.id !== undefined){
let data4 = data3.id;
if(typeof data4 === "string"){
if(func0(data4) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/id",keyword:"maxLength",params:{limit: 20000}});
errors++;
}
if(func0(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/id",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/id",keyword:"matches",params:{says: "Bytes as base64url, as WebAuthn writes them in JSON."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/passkey/id",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data3.rawId !== undefined){
let data5 = data3.rawId;
if(typeof data5 === "string"){
if(func0(data5) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/rawId",keyword:"maxLength",params:{limit: 20000}});
errors++;
}
if(func0(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/rawId",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/rawId",keyword:"matches",params:{says: "Bytes as base64url, as WebAuthn writes them in JSON."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/passkey/rawId",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data3.type !== undefined){
let data6 = data3.type;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["public-key"].includes(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/type",keyword:"choice",params:{}});
errors++;
}
}
if(data3.response !== undefined){
let data7 = data3.response;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.clientDataJSON === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/response",keyword:"required",params:{missingProperty: "clientDataJSON"}});
errors++;
}
if(data7.authenticatorData === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/response",keyword:"required",params:{missingProperty: "authenticatorData"}});
errors++;
}
if(data7.signature === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/response",keyword:"required",params:{missingProperty: "signature"}});
errors++;
}
if(data7.clientDataJSON !== undefined){
let data8 = data7.clientDataJSON;
if(typeof data8 === "string"){
if(func0(data8) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/response/clientDataJSON",keyword:"maxLength",params:{limit: 20000}});
errors++;
}
if(func0(data8) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/response/clientDataJSON",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/response/clientDataJSON",keyword:"matches",params:{says: "Bytes as base64url, as WebAuthn writes them in JSON."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/passkey/response/clientDataJSON",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data7.authenticatorData !== undefined){
let data9 = data7.authenticatorData;
if(typeof data9 === "string"){
if(func0(data9) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/response/authenticatorData",keyword:"maxLength",params:{limit: 20000}});
errors++;
}
if(func0(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/response/authenticatorData",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/response/authenticatorData",keyword:"matches",params:{says: "Bytes as base64url, as WebAuthn writes them in JSON."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/passkey/response/authenticatorData",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data7.signature !== undefined){
let data10 = data7.signature;
if(typeof data10 === "string"){
if(func0(data10) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/response/signature",keyword:"maxLength",params:{limit: 20000}});
errors++;
}
if(func0(data10) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/response/signature",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern0.test(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/passkey/response/signature",keyword:"matches",params:{says: "Bytes as base64url, as WebAuthn writes them in JSON."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/passkey/response/signature",keyword:"type",params:{type: "string"}});
errors++;
}
}
for(const key0 in data7){
if(!["clientDataJSON", "authenticatorData", "signature"].includes(key0)){
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
for(const key1 in data3){
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
if(!["way", "code", "password", "passkey"].includes(key2)){
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
